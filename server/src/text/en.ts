import { argumentText } from '../../../scripts/kit/argument-text.ts';
import type { WishFault } from '../arguments.ts';
import type { StartFault } from '../faults.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const en = {
  start(fault: StartFault): string {
    switch (fault.code) {
      case 'busy-port':
        return `Port ${fault.port} is in use by another program. Choose another with --port.`;
      case 'forbidden-port':
        return `This system does not let us use port ${fault.port}. Choose one above 1023 with --port.`;
      case 'no-such-host':
        return `This computer has no address “${fault.host}”. See --host.`;
      case 'unwritable-folder':
        return `The data folder “${fault.folder}” cannot be written. Choose another with --data.`;
      case 'folder-in-use':
        return `Another Masterplan server is using the data folder “${fault.folder}”. Stop that one first, or choose another folder with --data.`;
      case 'not-a-database':
        return `“${fault.file}” is not a database of ours, or is damaged.`;
      case 'empty-database':
        return `“${fault.file}” is empty, although tables were kept here before. Put a copy of it back, or delete it to begin anew.`;
      case 'database-in-use':
        return `Another program holds the database “${fault.file}”.`;
      case 'newer-database':
        return `“${fault.file}” is from a newer version of Masterplan (data version ${fault.version}; this one knows ${fault.newest}). Nothing was changed.`;
    }
  },
  wish(fault: WishFault): string {
    switch (fault.code) {
      case 'no-such-port':
        return `“${fault.value}” is not a port: it is a number from 0 to 65535.`;
      case 'no-such-url':
        return `“${fault.value}” is not an address such as https://games.example.org.`;
      case 'no-such-proxy':
        return `“${fault.value}” is not a list of proxies: give their addresses, such as 192.168.1.5, or loopback for one on this computer, separated by commas.`;
      default:
        return argumentText.en(fault);
    }
  },
  here: (url: string): string => `Masterplan is open at ${url}`,
  nearby: (urls: readonly string[]): string => `On your local network: ${list.format(urls)}`,
  outside: (url: string): string => `For everybody: ${url}`,
  nowhere: 'It can be reached from this computer only.',
  pageless: 'The page has not been built, so there are sockets but nothing to look at.',
  stopping: 'Finishing what is being written …',
  help: `masterplan serve: opens the tables in the browser.

  --port NUMBER       port to listen on (4280; 0 takes any free one)
  --host ADDRESS      address to listen on (0.0.0.0: everybody on the local network can join)
  --data FOLDER       where tables are kept (./data)
  --public-url URL    how people outside reach this server, for invitations
  --trust-proxy LIST  proxies that people come through, by address (loopback: on this computer);
                      without it everybody behind one shares the limits of one address
  --lang en|fr
`,
};

export type ServeText = typeof en;

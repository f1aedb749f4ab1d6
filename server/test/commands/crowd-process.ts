import { Crowd } from '../support/crowd.ts';

/** The crowd of `npm run bench:crowd`, in a process of its own: what it costs itself is not the server's. */
const [port = '0', ...resting] = process.argv.slice(2);
const crowd = new Crowd(Number(port), resting);
const coming = crowd.come();
process.on('message', () => process.send?.({ sockets: crowd.sockets, ...crowd.counts }));
process.on('disconnect', () => {
  crowd.leave();
  void coming.finally(() => process.exit());
});

import { argumentText } from '@masterplan/kit/argument-text';
import type { ServeText } from './en.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

export const fr: ServeText = {
  start(fault) {
    switch (fault.code) {
      case 'busy-port':
        return `Le port ${fault.port} est déjà pris par un autre programme. Choisissez-en un autre avec --port.`;
      case 'forbidden-port':
        return `Ce système ne nous laisse pas utiliser le port ${fault.port}. Choisissez-en un au-dessus de 1023 avec --port.`;
      case 'no-such-host':
        return `Cet ordinateur n’a pas l’adresse « ${fault.host} ». Voir --host.`;
      case 'unwritable-folder':
        return `Impossible d’écrire dans le dossier de données « ${fault.folder} ». Choisissez-en un autre avec --data.`;
      case 'folder-in-use':
        return `Un autre serveur Masterplan utilise le dossier de données « ${fault.folder} ». Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.`;
      case 'not-a-database':
        return `« ${fault.file} » n’est pas une base de données de Masterplan, ou bien elle est abîmée.`;
      case 'empty-database':
        return `« ${fault.file} » est vide, alors que des tables étaient gardées ici. Remettez-en une copie, ou supprimez-le pour repartir de zéro.`;
      case 'database-in-use':
        return `Un autre programme occupe la base de données « ${fault.file} ».`;
      case 'newer-database':
        return `« ${fault.file} » vient d’une version plus récente de Masterplan (données en version ${fault.version} ; celle-ci connaît ${fault.newest}). Rien n’a été modifié.`;
    }
  },
  wish(fault) {
    switch (fault.code) {
      case 'no-such-port':
        return `« ${fault.value} » n’est pas un port : il faut un nombre de 0 à 65535.`;
      case 'no-such-url':
        return `« ${fault.value} » n’est pas une adresse du genre https://jeux.example.org.`;
      case 'no-such-proxy':
        return `« ${fault.value} » ne désigne aucun proxy : donnez leurs adresses, par exemple 192.168.1.5, ou loopback pour un proxy sur cet ordinateur, séparées par des virgules.`;
      default:
        return argumentText.fr(fault);
    }
  },
  here: (url) => `Masterplan est ouvert à l’adresse ${url}`,
  nearby: (urls) => `Sur votre réseau local : ${list.format(urls)}`,
  outside: (url) => `Pour tout le monde : ${url}`,
  nowhere: 'On ne peut y accéder que depuis cet ordinateur.',
  pageless: 'La page n’a pas été construite : les connexions marchent, mais il n’y a rien à voir.',
  stopping: 'Fin des écritures en cours…',
  help: `masterplan serve : ouvre les tables dans le navigateur.

  --port NOMBRE       port d’écoute (4280 ; 0 prend un port libre)
  --host ADRESSE      adresse d’écoute (0.0.0.0 : tout le réseau local peut venir)
  --data DOSSIER      où les tables sont gardées (./data)
  --public-url URL    l’adresse du serveur vu de l’extérieur, pour les invitations
  --trust-proxy LISTE les proxys par lesquels on arrive, par adresse (loopback : sur cet ordinateur) ;
                      sans cela, tous ceux qui passent par un proxy partagent les limites d’une adresse
  --lang en|fr
`,
};

export { errorsFr as refusals } from '@masterplan/server/wire';

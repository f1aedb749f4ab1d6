export { errorsEn as refusals } from '@masterplan/server/wire';

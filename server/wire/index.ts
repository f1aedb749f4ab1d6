export * from './answers.ts';
export * from './chat.ts';
export * from './errors.en.ts';
export * from './errors.fr.ts';
export * from './limits.ts';
export {
  type ClockSetting,
  type PersonSettings,
  type SomeSettings,
  shownName,
  type TableSettings,
} from './parts.ts';
export * from './patch.ts';
export * from './policies.ts';
export * from './record.ts';
export * from './requests.ts';
export * from './said.ts';
export { either, like, number, string } from './schema.ts';
export * from './table.ts';
export { type Channel, channels, notice, type TalkLine } from './talk.ts';
export * from './temper.ts';

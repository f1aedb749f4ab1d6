import type { PositionLiteral } from '../src/index.ts';

export {
  type CardLiteral,
  type ClaimLiteral,
  type FrameLiteral,
  faceUp,
  type Pile,
  type ZoneLiteral,
} from '../src/index.ts';

/** A position for a test: with names for its words, and with what chance will bring. */
export interface Literal extends PositionLiteral {
  /** The players' names by seat, for words; Ann, Ben, Cem … unless said. */
  readonly names?: readonly string[];
  /**
   * What chance will bring, in order. Otherwise a shuffle leaves the cards as they lie, a blind pick takes the top card, and a
   * roll nobody fixed throws, unless there is a `seed`.
   */
  readonly rolls?: readonly number[];
  /** Kinds, each taken by one blind pick. */
  readonly picks?: readonly string[];
  /** For each shuffle, the kinds of the zone as they lie afterwards, the top one last. */
  readonly shuffles?: readonly (readonly string[])[];
  /** `asked`: what would be taken without asking, where one option only is left, is asked all the same. */
  readonly forced?: 'asked';
  /** Decides whatever chance is not fixed above. */
  readonly seed?: string;
}

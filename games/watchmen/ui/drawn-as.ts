import { pictureOf } from '@masterplan/boards';
import type { Kind } from '../content/kinds.ts';
import { typePicture } from './pictures.ts';

/** The picture of a card, or of its type. */
export const drawnAs = (kind: Kind): string => pictureOf(kind.icon, typePicture(kind));

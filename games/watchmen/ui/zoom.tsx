import { CardFace, type CardProps } from './card.tsx';

/** Any card of the game, large enough to be read: the zoom, and the gallery. */
export const CardView = (props: CardProps) => <CardFace {...props} size="zoom" />;

import { pictureOf } from '@masterplan/boards';

/** A Named Henchman from the shoulders up. It says nothing by itself: a name stands beside it. */
export const Bust = ({ of }: { of: string }) => (
  <svg className="td-bust" viewBox="0 38 512 474" aria-hidden="true">
    <use href={`#i-${pictureOf(`bust-${of}`, 'bust-nobody')}`} width="512" height="512" />
  </svg>
);

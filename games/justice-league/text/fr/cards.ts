import type { Title } from '@masterplan/kernel';

/** What cards are called. */
export const cards: Readonly<Record<string, Title>> = {};

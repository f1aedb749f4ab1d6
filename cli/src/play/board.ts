import type { GameText, Lens } from '@masterplan/kernel';

/**
 * The table of a game that draws none of its own: every zone that holds cards, with the names of those the viewer knows
 * and the number of the others, under the names of the game's rules.
 */
export function plainBoard(lens: Lens, text: GameText, names: readonly string[]): string[] {
  const { layout } = lens.game;
  const zones = Array.from({ length: layout.count(lens.seats) }, (_, zone) => zone);
  const lines = zones.flatMap((zone) => {
    const cards = lens.zone(zone);
    if (cards.length === 0) return [];
    const { name, seat, which } = layout.place(zone);
    const owner = seat < 0 ? '' : `${names[seat]}, `;
    const kinds = cards.flatMap((card) => lens.kind(card) ?? []);
    const hidden = cards.length - kinds.length;
    const shown = [...kinds.map((kind) => text.card(kind).name), ...(hidden === 0 ? [] : [`${hidden} × ?`])];
    return [`${owner}${name}${which === 0 ? '' : ` ${which + 1}`}: ${shown.join(', ')}`];
  });
  const facts = Object.entries(lens.fields).map(([name, value]) => `${name} ${[value].flat().join(' ')}`);
  return [...lines, facts.join(' · ')].filter(Boolean);
}

import { type Language, optionsOf, Sitting, standingOptions } from '@masterplan/kernel';
import { linesOf } from '../log.ts';
import type { Seated } from '../seated.ts';
import { texts } from '../text/index.ts';

/** A game one can read: every choice by its number and seat, and under it what came of it, secrets included. */
export function notationOf(played: Seated, language: Language): { readonly lines: readonly string[] } {
  const { choices, hash: _, crossed, ...start } = played.sitting.record();
  const sitting = new Sitting(played.sitting.game, start);
  const replay = { ...played, sitting };
  const say = texts[language];
  const names = Array.from({ length: start.seats }, (_, seat) => say.engine.seat(seat));
  const lines = [say.record.headline(start.game, start.rules, start.seats, start.seed)];
  const tell = () => {
    const told = linesOf(replay, sitting.log.slice(-1), 'truth', language, names);
    lines.push(...told.map((line) => `      ${line}`));
  };
  tell();
  choices.forEach(([seat, key], i) => {
    lines.push(
      `${String(i + 1).padStart(4)}  ${names[seat]}: ${choiceText(replay, seat, key, language, names)}`,
    );
    sitting.choose(seat, key);
    tell();
  });
  const { outcome } = sitting.table.state;
  const lens = sitting.table.lens(start.seats);
  lines.push(outcome === null ? say.record.unfinished : played.text[language].outcome(lens, outcome, names));
  if (crossed) lines.push(say.record.crossed);
  return { lines };
}

/** What a seat chose, in words, with its key. */
function choiceText(
  { sitting, text }: Seated,
  seat: number,
  key: string,
  language: Language,
  names: readonly string[],
): string {
  const lens = sitting.table.lens(seat);
  const chosen = optionsOf(lens).find((option) => option.key === key);
  if (chosen !== undefined) return `${text[language].option(lens, chosen.option, names)}  [${key}]`;
  const isStanding = standingOptions(lens).some((option) => option.key === key);
  const [, window = '', name = ''] = key.split(' ');
  return isStanding ? `${text[language].standing?.(window, name) ?? key}  [${key}]` : key;
}

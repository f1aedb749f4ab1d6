import type { CardText, Clause, Game, GameText } from '@masterplan/kernel';

/** So many finds are shown at once. */
const MOST = 6;

/** Lower case without accents, so that `chene` finds `Chêne`. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The clause with this number (`MP-5.15`, `5.15`), or else the clauses that speak of it. */
export function clausesAbout(rulebook: readonly Clause[], about: string): Clause[] {
  const wanted = folded(about);
  const numbered = rulebook.filter(({ id }) => {
    const whole = folded(id);
    return whole === wanted || whole.slice(whole.indexOf('-') + 1) === wanted;
  });
  if (numbered.length > 0) return numbered;
  return rulebook.filter(({ text, why }) => folded(`${text} ${why}`).includes(wanted)).slice(0, MOST);
}

/** The cards whose name holds these letters; the one of exactly that name where there is one. */
export function cardsCalled(game: Game, text: GameText, about: string): CardText[] {
  const wanted = folded(about);
  const called = game.kinds
    .map((kind) => text.card(kind))
    .filter(({ name }) => wanted !== '' && folded(name).includes(wanted));
  const exactly = called.filter(({ name }) => folded(name) === wanted);
  return (exactly.length > 0 ? exactly : called).slice(0, MOST);
}

import { type Headline, type Reveal, storyOf, type Told } from '@masterplan/boards/reveal';
import { nth, type SeenEvent } from '@masterplan/kernel';
import { unbrokenThroughout } from '@masterplan/kernel/words';
import { type Kind, pieces } from '../content/kinds.ts';
import { type Tomorrow, zones } from '../rules/board.ts';
import { pointsOf, seatsOf, triggersOn } from '../rules/facts.ts';
import { namedOf, type View } from './read.ts';
import { en } from './words/reveal.en.ts';
import { fr } from './words/reveal.fr.ts';

const words = { en, fr: unbrokenThroughout(fr) };

const kindsIn = (lens: Pick<View, 'zone' | 'kind'>, ...places: readonly number[]): Kind[] =>
  places.flatMap((zone) => lens.zone(zone)).flatMap((card) => lens.kind(card) ?? []);

/** A seat's points; Betrayal Triggers count as soon as it is known whom the seat plays. */
const scoreOf = (lens: View, seat: number): number =>
  pointsOf(lens, seat) - (namedOf(lens, seat) === undefined ? 0 : triggersOn(lens, seat));

/** What an event is worth telling for. */
function headlineOf(
  { rerun, text, names, language }: Told<Tomorrow>,
  event: SeenEvent,
): Omit<Headline, 'at'> | undefined {
  const say = words[language].headlines;
  const who = names[event.seat] ?? '';
  const whom = names[event.n[0] ?? -1] ?? '';
  const kind = rerun.game.kinds[event.faces.at(-1) ?? -1];
  const name = kind === undefined ? '' : text.card(kind).name;
  switch (event.name) {
    case 'completed':
      return kind?.type === 'doomsday'
        ? { weight: 9, words: say.doomsday(who, name) }
        : { weight: 5, words: say.completed(who, name) };
    case 'mission failed':
      return { weight: 4, words: say.failed(who, name) };
    case 'attacks':
      return { weight: 7, words: say.attacks(who, whom) };
    case 'stole':
      return { weight: 6, words: say.stole(who, whom) };
    case 'claimed':
      return kind?.type === 'job' ? { weight: 6, words: say.claimed(who, name) } : undefined;
    case 'fell':
      return pieces[nth(event.n, 0)] === 'named' ? { weight: 7, words: say.fell(who) } : undefined;
    default:
      return undefined;
  }
}

function headlines(told: Told<Tomorrow>): Headline[] {
  const found: Headline[] = [];
  for (const { at, event } of storyOf(told.rerun)) {
    const headline = headlineOf(told, event);
    if (headline !== undefined) found.push({ at, ...headline, topic: event.name });
  }
  return found;
}

/** What is told of a game that is over. */
export const reveal: Reveal<Tomorrow> = {
  measure: ({ language }) => words[language].measure,
  hidden({ rerun, language }, seat) {
    const lens = rerun.lensAt(rerun.lastMoment, 'truth');
    const say = words[language];
    const vault = kindsIn(lens, zones.vaultResource(seat), zones.vaultDoomsday(seat));
    return [
      { title: say.jobs, kinds: kindsIn(lens, zones.jobs(seat)), size: 'great' },
      { title: say.vault, kinds: vault, size: 'small' },
      { title: say.markers, kinds: kindsIn(lens, zones.staged(seat)), size: 'small' },
    ];
  },
  standing({ rerun, language }, moment) {
    const lens = rerun.lensAt(moment, 'truth');
    return Array.from({ length: lens.fields.teams }, (_, team) => {
      const seats = seatsOf(lens, team);
      const points = seats.reduce((sum, seat) => sum + scoreOf(lens, seat), 0);
      return { seats, points, ...(seats.length === 1 ? {} : { name: words[language].team(team + 1) }) };
    });
  },
  headlines,
  secret: {
    words: { en: words.en.secret, fr: words.fr.secret },
    of: (world, seat) => kindsIn(world, zones.jobs(seat)).map(({ id }) => id),
  },
};

import './plain.css';
import type { Language } from '@masterplan/kernel';
import { Mark } from './marks.tsx';
import type { AnyBoardProps, AnyKind, AnyLens, GameUi } from './playable.ts';

/** What the zones of a table are called, by their names in the rules. */
export type ZoneNames = Readonly<Record<Language, Readonly<Record<string, string>>>>;

const words = {
  en: {
    hidden: (n: number) => (n === 1 ? '1 card face down' : `${n} cards face down`),
    empty: 'Empty',
    of: (zone: string, player: string) => `${zone} (${player})`,
  },
  fr: {
    hidden: (n: number) => (n === 1 ? '1 carte face cachée' : `${n} cartes faces cachées`),
    empty: 'Vide',
    of: (zone: string, player: string) => `${zone} (${player})`,
  },
};

interface ZoneBox {
  readonly zone: number;
  readonly title: string;
  readonly seat: number;
}

function boxesOf({ lens, language, names }: AnyBoardProps, titles: ZoneNames): ZoneBox[] {
  const { layout } = lens.game;
  return Array.from({ length: layout.count(lens.seats) }, (_, zone) => {
    const { name, seat } = layout.place(zone);
    const title = titles[language][name] ?? name;
    return { zone, seat, title: seat < 0 ? title : words[language].of(title, names[seat] ?? '') };
  });
}

/** A zone with the cards whose faces the viewer knows, and how many there are besides. */
function Zone({ box: { zone, title }, ...props }: AnyBoardProps & { box: ZoneBox }) {
  const { lens, text, language, zoom } = props;
  const say = words[language];
  const cards = lens.zone(zone).flatMap((card: number) => {
    const kind: AnyKind = lens.kind(card);
    return kind === undefined ? [] : [{ card, kind }];
  });
  const hidden = lens.size(zone) - cards.length;
  return (
    <section className="plain-zone" aria-label={title}>
      <h3>{title}</h3>
      {cards.length > 0 && (
        <ul>
          {cards.map(({ card, kind }: { card: number; kind: AnyKind }) => (
            <li key={card}>
              <button type="button" className="quiet-button" onClick={() => zoom(kind)}>
                {text.card(kind).name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && <p>{say.hidden(hidden)}</p>}
      {lens.size(zone) === 0 && <p>{say.empty}</p>}
    </section>
  );
}

const Zones = ({ boxes, ...props }: AnyBoardProps & { boxes: readonly ZoneBox[] }) => (
  <div className="plain-zones">
    {boxes.map((box) => (
      <Zone key={box.zone} {...props} box={box} />
    ))}
  </div>
);

const Nothing = () => null;

/**
 * A board to begin with: every zone with its cards, the viewer's own below. What can be chosen stands in the list beside it.
 * A game that deserves one draws its own, part by part: `{ ...plainUi(names), Board }`.
 */
export function plainUi(titles: ZoneNames): GameUi {
  return {
    Board: (props) => (
      <Zones
        {...props}
        boxes={boxesOf(props, titles).filter(({ seat }) => seat < 0 || seat !== props.seat)}
      />
    ),
    Tray: (props) => (
      <Zones {...props} boxes={boxesOf(props, titles).filter(({ seat }) => seat === props.seat)} />
    ),
    Status: ({ lens, text }) => <p className="label">{text.chapter?.(lens) ?? ''}</p>,
    Notebook: Nothing,
    SeatFacts: Nothing,
    SeatDetails: ({ of, ...props }) => (
      <Zones {...props} boxes={boxesOf(props, titles).filter(({ seat }) => seat === of)} />
    ),
    Secrets: Nothing,
    CardView: ({ kind, text }) => {
      const card = text.card(kind);
      return (
        <article>
          <h3>{card.name}</h3>
          <p>{card.text}</p>
          <p>
            <i>{card.flavour}</i>
          </p>
        </article>
      );
    },
    Mark,
    nameOf: () => undefined,
    prospectsOf: (_lens: AnyLens) => [],
  };
}

import './secrets.css';
import type { Kind } from '../content/kinds.ts';
import { CardStamp } from './card.tsx';
import type { BoardProps } from './props.ts';
import { cardsIn, pilesOf } from './read.ts';
import { secretsOf } from './secret.tsx';
import { words } from './words/index.ts';

type SecretsProps = BoardProps & { readonly of: number };

/** What a seat hides, for a viewer who knows it: the Loyalty card, the Plot, and the hand. */
export function Secrets(props: SecretsProps) {
  const { lens, of, language } = props;
  const say = words.in(language);
  const hand = pilesOf(lens, cardsIn(lens, 'hand', of));
  const secrets = secretsOf(lens, of);
  return (
    <div className="wm-secrets-of">
      {secrets.length > 0 && (
        <ul aria-label={say.role}>
          {secrets.map((kind) => (
            <li key={kind.id}>
              <Stamp {...props} kind={kind} />
            </li>
          ))}
        </ul>
      )}
      <ul aria-label={say.handOf(cardsIn(lens, 'hand', of).length)}>
        {hand.length === 0 && <li className="wm-quiet">{say.handEmpty}</li>}
        {hand.map(({ kind, cards }) => (
          <li key={kind.id}>
            <Stamp {...props} kind={kind} copies={cards.length} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Stamp({ language, text, zoom, kind, copies = 1 }: BoardProps & { kind: Kind; copies?: number }) {
  return (
    <button type="button" className="pick wm-pick" onClick={() => zoom(kind)}>
      <CardStamp kind={kind} text={text} />
      {copies > 1 && <span className="wm-copies">{words.in(language).copies(copies)}</span>}
    </button>
  );
}

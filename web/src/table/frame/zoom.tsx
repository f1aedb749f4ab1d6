import { TermsReached } from '@masterplan/boards';
import type { TableOptions } from '@masterplan/kernel';
import { useMemo } from 'react';
import { accentOf } from '../../boards/front.ts';
import { type AnyGame, type AnyKind, usePlayable } from '../../boards/playable.ts';
import type { Speeches } from '../../boards/speech.ts';
import { useSpeech, useSpeechIn } from '../../boards/use-speech.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useMessages } from '../../text/index.ts';

interface ZoomProps {
  /** The game with the kinds of its table. */
  readonly rules: AnyGame;
  readonly speeches: Speeches;
  readonly options: TableOptions;
  readonly kind: AnyKind;
  readonly onClose: () => void;
}

/** A card close up, with its name in the other language. */
export function ZoomDialog({ rules, speeches, options, kind, onClose }: ZoomProps) {
  const say = useMessages();
  const { language, speech } = useSpeech(speeches);
  const text = useMemo(() => speech(rules, options), [speech, rules, options]);
  const { ui } = usePlayable(rules.id);
  const other = language === 'en' ? 'fr' : 'en';
  const otherName = useSpeechIn(speeches, other)?.(rules, options).card(kind).name;
  return (
    <Dialog title={text.card(kind).name} onClose={onClose} className="zoom">
      <div className="dialog-body" data-accent={accentOf(rules.id)}>
        <TermsReached value="reached">
          <ui.CardView kind={kind} game={rules} text={text} language={language} />
        </TermsReached>
        <p className="news">
          {say.otherName} <span lang={other}>{otherName}</span>
        </p>
      </div>
    </Dialog>
  );
}

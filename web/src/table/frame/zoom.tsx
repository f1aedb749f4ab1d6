import { TermsReached } from '@masterplan/boards';
import type { Language } from '@masterplan/kernel';
import { type AnyGame, type AnyKind, type AnyText, usePlayable } from '../../boards/playable.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { settings } from '../../settings.ts';
import { useStore } from '../../store.ts';
import { useMessages } from '../../text/index.ts';

interface ZoomProps {
  /** The game with the kinds of its table. */
  readonly rules: AnyGame;
  readonly texts: Readonly<Record<Language, AnyText>>;
  readonly kind: AnyKind;
  readonly onClose: () => void;
}

/** A card close up, with its name in the other language. */
export function ZoomDialog({ rules, texts, kind, onClose }: ZoomProps) {
  const say = useMessages();
  const { language } = useStore(settings);
  const { ui } = usePlayable(rules.id);
  const other = language === 'en' ? 'fr' : 'en';
  return (
    <Dialog title={texts[language].card(kind).name} onClose={onClose} className="zoom">
      <div className="dialog-body" data-game={rules.id}>
        <TermsReached value="reached">
          <ui.CardView kind={kind} game={rules} text={texts[language]} language={language} />
        </TermsReached>
        <p className="news">
          {say.otherName} <span lang={other}>{texts[other].card(kind).name}</span>
        </p>
      </div>
    </Dialog>
  );
}

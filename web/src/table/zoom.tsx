import { type AnyKind, usePlayable } from '../boards/playable.ts';
import { Dialog } from '../parts/dialog.tsx';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useMessages } from '../text/index.ts';

/** A card close up, with its name in the other language. */
export function ZoomDialog({ game, kind, onClose }: { game: string; kind: AnyKind; onClose: () => void }) {
  const say = useMessages();
  const { language } = useStore(settings);
  const { text, ui, game: rules } = usePlayable(game);
  const both = text(rules);
  return (
    <Dialog title={both[language].card(kind).name} onClose={onClose} className="zoom">
      <div className="dialog-body" data-game={game}>
        <ui.CardView kind={kind} game={rules} text={both[language]} language={language} />
        <p className="news" lang={language === 'en' ? 'fr' : 'en'}>
          {say.otherName(both[language === 'en' ? 'fr' : 'en'].card(kind).name)}
        </p>
      </div>
    </Dialog>
  );
}

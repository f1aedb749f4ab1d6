import { useState } from 'react';
import { textIn } from '../parts/form.ts';
import { go } from '../route.ts';
import { useMessages } from '../text/index.ts';

/** The way in for whoever was sent an invitation. */
export function JoinByLink() {
  const say = useMessages();
  return (
    <section className="got-link" aria-labelledby="got-link">
      <div className="column-head">
        <h2 id="got-link">{say.gotLink}</h2>
      </div>
      <p className="news">{say.gotLinkLead}</p>
      <JoinLine />
    </section>
  );
}

/** Where an invitation is pasted. */
export function JoinLine() {
  const say = useMessages();
  const [isWrong, setWrong] = useState(false);
  const join = (typed: string) => {
    const table = /(?:^|\/t\/)([a-z0-9]{16})\b/.exec(typed.trim())?.[1];
    setWrong(table === undefined);
    if (table !== undefined) go(`/t/${table}`);
  };
  return (
    <form className="join" action={(form) => join(textIn(form, 'link'))} aria-label={say.gotLink}>
      <div className="join-line">
        <input
          className="input"
          name="link"
          aria-label={say.linkLabel}
          placeholder="…/t/…"
          autoComplete="off"
        />
        <button type="submit" className="button is-strong">
          {say.join}
        </button>
      </div>
      {isWrong && (
        <p className="fault" role="alert">
          {say.linkWrong}
        </p>
      )}
    </form>
  );
}

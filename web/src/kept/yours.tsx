import { useState } from 'react';
import { Refusal } from '../parts/refusal.tsx';
import { useRequest } from '../table/people/request.ts';
import type { Connection } from '../wire/connection.ts';
import { useKeptWords } from './words.ts';

interface YoursProps {
  readonly connection: Connection;
  readonly isEmpty: boolean;
  readonly onForgotten: () => void;
}

/** Saves a text as a file of this device. */
function save(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** All of it belongs to the person: to take along, and to delete. */
export function Yours({ connection, isEmpty, onForgotten }: YoursProps) {
  const told = useKeptWords();
  const [step, setStep] = useState<'kept' | 'sure' | 'gone'>('kept');
  const { fault, run } = useRequest();
  const take = async () =>
    save('masterplan-games.json', JSON.stringify(await connection.request('results', {})));
  const forget = async () => {
    await connection.request('forgetResults', {});
    setStep('gone');
    onForgotten();
  };
  return (
    <>
      {!isEmpty && (
        <div className="kept-yours">
          <section aria-labelledby="kept-take">
            <h2 id="kept-take">{told.take}</h2>
            <p>{told.takeLead}</p>
            <button type="button" className="button" onClick={() => run(take)}>
              {told.save}
            </button>
          </section>
          <section aria-labelledby="kept-forget">
            <h2 id="kept-forget">{told.forget}</h2>
            <p>{step === 'sure' ? told.sure : told.forgetLead}</p>
            <div className="kept-tools">
              <button
                type="button"
                className={step === 'sure' ? 'button is-strong' : 'button'}
                onClick={() => (step === 'sure' ? run(forget) : setStep('sure'))}
              >
                {step === 'sure' ? told.yes : told.forget}
              </button>
              {step === 'sure' && (
                <button type="button" className="button" onClick={() => setStep('kept')}>
                  {told.no}
                </button>
              )}
            </div>
          </section>
        </div>
      )}
      <p role="status">{step === 'gone' && isEmpty ? told.gone : ''}</p>
      <Refusal words={fault} />
    </>
  );
}

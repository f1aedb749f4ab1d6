import type { Ability } from '../content/kinds.ts';

const shapes: Readonly<Record<Ability, { readonly points: string; readonly icon: string }>> = {
  strength: { points: '2.5,2.5 29.5,2.5 29.5,29.5 2.5,29.5', icon: 'biceps' },
  agility: { points: '16,1 31,16 16,31 1,16', icon: 'run' },
  tech: { points: '9,3 23,3 31,16 23,29 9,29 1,16', icon: 'circuitry' },
};

/** The sign of an ability: a shape, a colour and a picture. A word or a number stands beside it. */
export function AbilitySign({ ability }: { ability: Ability }) {
  const { points, icon } = shapes[ability];
  return (
    <svg className={`jl-ability is-${ability}`} viewBox="0 0 32 32" aria-hidden="true">
      <polygon points={points} />
      <use href={`#i-${icon}`} x="7.5" y="7.5" width="17" height="17" />
    </svg>
  );
}

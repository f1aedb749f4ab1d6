import { drawCrises } from '../rules/verbs/draw-crises.ts';
import { raise } from '../rules/verbs/raise.ts';
import { wound } from '../rules/verbs/wound.ts';
import { type Crisis, crisis, families, rising } from './kinds.ts';

/** Stand-ins until the crises are designed. */
export const crises: readonly Crisis[] = [
  crisis('bernadeth', {
    ...{ icon: 'crowned-skull', family: 'subversion', cost: 3, strength: rising(4), tech: 4 },
    revealed: [wound({ n: 1, who: 'that hero' })],
    lasting: [raise({ ability: 'strength', by: 1 })],
  }),
  crisis('intergang', {
    ...{ icon: 'crowned-skull', family: 'subversion', cost: 2, agility: rising(2), tech: 3 },
    discount: { in: 'metropolis', by: 1 },
    thwarted: [drawCrises({ n: 1 })],
  }),
  ...families.flatMap((family) =>
    [1, 2, 3].map((cost) =>
      crisis(`${family}-${cost}`, {
        ...{ icon: 'crowned-skull', family, cost, strength: rising(cost), agility: cost + 1 },
        ...(cost === 3 ? { tech: 3 } : {}),
        ...(cost === 2 ? { revealed: [drawCrises({ n: 1 })] } : {}),
        ...(cost === 1 ? { confronted: [wound({ n: 1, who: 'that hero' })] } : {}),
      }),
    ),
  ),
  ...['brainiac', 'evil-factory', 'justifiers', 'steppenwolf', 'parademons'].map((id, i) =>
    crisis(id, {
      icon: 'crowned-skull',
      family: 'invasion',
      cost: (i % 2) + 1,
      agility: rising(i),
      strength: 4,
    }),
  ),
];

import type { Character } from '../content/kinds.ts';

const ink = '#15120e';
const paper = '#fbf5e6';
const shade = '#e8c9a2';

/** Busts of our own, 100 by 100: they carry no emblem. */
const drawn: Readonly<Record<Character, React.ReactNode>> = {
  superman: (
    <>
      <path
        d="M2 100C6 80 14 72 26 68L40 64H60L74 68C86 72 94 80 98 100Z"
        fill="#17b1e6"
        stroke={ink}
        strokeWidth="3"
      />
      <path
        d="M2 100C5 78 12 70 30 65L22 100ZM98 100C95 78 88 70 70 65L78 100Z"
        fill="#f0583c"
        stroke={ink}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M34 67L50 86L66 67" fill="none" stroke={ink} strokeWidth="2.6" />
      <path d="M41 54H59V68L50 75L41 68Z" fill={shade} stroke={ink} strokeWidth="2.5" />
      <path
        d="M31 30C31 18 40 12 50 12S69 18 69 30L67 48C66 57 58 66 50 67C42 66 34 57 33 48Z"
        fill={paper}
        stroke={ink}
        strokeWidth="3"
      />
      <path d="M56 14C66 17 69 24 69 32L67 48C66 57 58 66 50 67C60 58 63 40 56 14Z" fill={shade} />
      <path
        d="M28 38C24 16 38 4 53 6C70 6 76 20 71 38L68 36C69 27 65 22 60 22C54 26 48 24 46 20C42 24 34 24 32 37Z"
        fill={ink}
      />
      <path d="M36 37L46 39M64 37L54 39" stroke={ink} strokeWidth="3.4" strokeLinecap="round" />
      <path
        d="M39 43h5M56 43h5M44 57Q50 59 56 57"
        stroke={ink}
        strokeWidth="2.6"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  batman: (
    <>
      <path d="M0 100C4 80 18 70 38 66L50 76L62 66C82 70 96 80 100 100Z" fill={ink} />
      <path
        d="M14 100C18 88 28 80 40 78M86 100C82 88 72 80 60 78"
        fill="none"
        stroke="#7d888e"
        strokeWidth="2.4"
      />
      <path d="M33 48H67L66 61L58 71H42L34 61Z" fill={paper} stroke={ink} strokeWidth="3" />
      <path d="M56 48H67L66 61L58 71H52Z" fill={shade} />
      <path
        d="M26 4L34 26C40 21 60 21 66 26L74 4L78 42L70 58L63 52L56 48L50 51L44 48L37 52L30 58L22 42Z"
        fill={ink}
        stroke={paper}
        strokeWidth="1.6"
      />
      <path d="M33 37L46 42L44 46L36 44ZM67 37L54 42L56 46L64 44Z" fill={paper} />
      <path d="M43 62H57" stroke={ink} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  'wonder-woman': (
    <>
      <path
        d="M50 5C24 5 18 26 20 46C21 58 12 66 10 80C24 86 32 80 36 70H64C68 80 76 86 90 80C88 66 79 58 80 46C82 26 76 5 50 5Z"
        fill={ink}
      />
      <path
        d="M12 100C16 86 30 78 42 74V62H58V74C70 78 84 86 88 100Z"
        fill={paper}
        stroke={ink}
        strokeWidth="3"
      />
      <path d="M26 100L33 87L50 95L67 87L74 100Z" fill="#f0583c" stroke={ink} strokeWidth="2.6" />
      <path
        d="M33 28C32 50 39 63 50 67C61 63 68 50 67 28C60 22 40 22 33 28Z"
        fill={paper}
        stroke={ink}
        strokeWidth="2.6"
      />
      <path d="M57 26L67 28C68 50 61 63 50 67C58 56 60 42 57 26Z" fill={shade} />
      <path
        d="M30 30L42 25L50 19L58 25L70 30L68 36L58 33L50 41L42 33L32 36Z"
        fill="#ffd21f"
        stroke={ink}
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <circle cx="50" cy="30" r="3.4" fill="#d90f74" stroke={ink} strokeWidth="1.4" />
      <path
        d="M38 45Q42 41 47 45M53 45Q58 41 62 45"
        stroke={ink}
        strokeWidth="2.8"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M45 57Q50 54 55 57Q50 62 45 57Z" fill="#d90f74" />
    </>
  ),
  cyborg: (
    <>
      <path
        d="M0 100L6 78L28 69L42 67L50 76L58 67L72 69L94 78L100 100Z"
        fill="#aab4b9"
        stroke={ink}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M58 67L72 69L94 78L100 100H56Z" fill="#7d888e" />
      <path d="M6 78L28 84L34 100M94 78L72 84L66 100" fill="none" stroke={ink} strokeWidth="2.4" />
      <circle cx="50" cy="89" r="7" fill="#f0583c" stroke={ink} strokeWidth="3" />
      <path
        d="M31 32C31 15 40 8 50 8S69 15 69 32L68 48C66 60 58 67 50 68C42 67 34 60 32 48Z"
        fill="#8f5a2b"
        stroke={ink}
        strokeWidth="3"
      />
      <path
        d="M48 8C61 7 69 15 69 32L68 48C66 60 58 67 50 68L44 60L51 54L47 46L52 38L43 30L48 20Z"
        fill="#d7dde0"
        stroke={ink}
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M54 12L60 24M68 50L58 52" stroke={ink} strokeWidth="1.8" />
      <circle cx="59" cy="38" r="6.4" fill={ink} />
      <circle cx="59" cy="38" r="3.8" fill="#f0583c" />
      <path d="M36 36L45 38" stroke={ink} strokeWidth="3.2" strokeLinecap="round" />
      <path d="M38 42h5M42 58L56 58" stroke={ink} strokeWidth="2.8" strokeLinecap="round" />
    </>
  ),
  darkseid: (
    <>
      <path d="M-6 100C-4 76 12 66 32 66L50 82L68 66C88 66 104 76 106 100Z" fill={ink} />
      <path
        d="M8 100C10 84 20 76 32 75M92 100C90 84 80 76 68 75"
        fill="none"
        stroke="#f0583c"
        strokeWidth="3"
      />
      <path d="M34 42L50 36L66 42V62L58 76H42L34 62Z" fill="#9a917f" stroke={ink} strokeWidth="3" />
      <path d="M52 40L66 42V62L58 76H54Z" fill="#6f6758" />
      <path
        d="M22 42C18 14 36 2 50 2S82 14 78 42L76 62L67 72L67 46L58 40L50 45L42 40L33 46L33 72L24 62Z"
        fill={ink}
        stroke="#f0583c"
        strokeWidth="1.6"
      />
      <path
        d="M35 49L47 53L45 58L37 56ZM65 49L53 53L55 58L63 56Z"
        fill="#ff3b1f"
        stroke={ink}
        strokeWidth="1.4"
      />
      <path d="M42 68H58" stroke={ink} strokeWidth="4" strokeLinecap="round" />
      <path d="M50 44V50M40 60L42 74M60 60L58 74M46 60L47 64M54 60L53 64" stroke={ink} strokeWidth="1.8" />
    </>
  ),
};

/** A character from the shoulders up. It says nothing by itself: a name stands beside it. */
export const Bust = ({ of }: { of: Character }) => (
  <svg
    className={`jl-bust is-${of === 'darkseid' ? 'dark' : 'hero'}`}
    viewBox="-4 0 108 100"
    aria-hidden="true"
  >
    {drawn[of]}
  </svg>
);

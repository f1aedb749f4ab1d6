/** A shape of a drawing: its path, what it is filled with, and how thick its line is. */
type Shape = readonly [path: string, fill: string, line?: number, ink?: string];

const ink = '#15120e';
const paper = '#fbf5e6';
const skin = '#e8c9a2';
const brown = '#a9713f';
const none = 'none';

const shapeOf = ([d, fill, line, stroke = ink]: Shape): string =>
  `<path d="${d}" fill="${fill}"${
    line === undefined
      ? ''
      : ` stroke="${stroke}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round"`
  }/>`;

/** A bust, drawn 100 by 100, as the sprite has it: 512 wide, its shoulders on the ground. */
const bust = (...shapes: readonly Shape[]): string =>
  `<g transform="translate(19 38) scale(4.74)">${shapes.map(shapeOf).join('')}</g>`;

const shoulders = 'M2 100C6 82 22 74 40 70L50 80L60 70C78 74 94 82 98 100Z';
const neck = 'M41 56H59V72L50 79L41 72Z';
const head = 'M32 30C32 16 40 10 50 10S68 16 68 30L67 50C65 62 58 68 50 69C42 68 35 62 33 50Z';
const shade = 'M57 11C66 15 68 22 68 30L67 50C65 62 58 68 50 69C58 60 61 36 57 11Z';

/** The nine Named Henchmen from the shoulders up, and somebody nobody knows: drawings of our own. */
export const busts: Readonly<Record<string, string>> = {
  'bust-jin-feng': bust(
    ['M4 100C8 82 24 74 40 70L50 78L60 70C76 74 92 82 96 100Z', ink],
    ['M34 72L50 84L66 72L62 100H38Z', '#17b1e6', 2.6],
    ['M41 9a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z', ink],
    ['M24 50C18 22 34 10 50 10S82 22 76 50L70 62H30Z', ink],
    [neck, skin, 2.4],
    ['M33 30C33 52 40 62 50 67C60 62 67 52 67 30C60 26 54 20 52 16C48 24 40 28 33 30Z', paper, 2.6],
    ['M58 25L67 30C67 52 60 62 50 67C58 56 60 42 58 25Z', skin],
    ['M31 38Q42 33 50 38Q58 33 69 38Q68 49 58 48Q53 47 50 43Q47 47 42 48Q32 49 31 38Z', ink],
    ['M37 41l8 1-3 3zM63 41l-8 1 3 3z', paper],
    ['M45 57Q50 55 55 57Q50 61 45 57Z', '#d90f74'],
  ),
  'bust-emerson-barlow': bust(
    [shoulders, ink],
    ['M38 72L50 82L62 72L58 100H42Z', paper, 2],
    ['M40 78L50 83L60 78V90L50 85L40 90Z', '#d90f74', 2.4],
    ['M32 30H68L67 50C65 62 58 68 50 69C42 68 35 62 33 50Z', paper, 2.8],
    ['M57 30H68L67 50C65 62 58 68 50 69C57 60 60 46 57 30Z', skin],
    ['M31 0H69L66 26H34Z', ink],
    ['M33 18H67L66 25H34Z', '#d90f74'],
    ['M18 24Q50 34 82 24L80 31Q50 40 20 31Z', ink],
    ['M37 41h7', none, 3],
    ['M52.5 42a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0Z', '#cdeef9', 2.4],
    ['M65 45L69 62', none, 1.6],
    ['M34 54Q43 49 50 54Q57 49 66 54Q58 61 50 57Q42 61 34 54Z', ink],
  ),
  'bust-boris-myasneek': bust(
    ['M-6 100C-4 74 14 66 34 66H66C86 66 104 74 106 100Z', skin, 3],
    ['M22 68L34 100M78 68L66 100', none, 7],
    ['M28 82H72V100H28Z', paper, 2.6],
    ['M27 34C27 14 38 6 50 6S73 14 73 34L71 54C68 66 60 72 50 72S32 66 29 54Z', paper, 3],
    ['M60 9C70 14 73 24 73 34L71 54C68 66 60 72 50 72C62 60 66 34 60 9Z', skin],
    ['M27 44C30 50 36 48 40 51H60C64 48 70 50 73 44C75 66 64 82 50 84C36 82 25 66 27 44Z', ink],
    ['M42 59H58', none, 3, paper],
    ['M33 33L46 37M67 33L54 37', none, 4.6],
    ['M38 41h5M57 41h5', none, 3],
    ['M62 14L68 30M61 20l6-2M64 26l6-2', none, 2, '#d90f74'],
  ),
  'bust-the-node': bust(
    ['M0 100C4 80 20 70 36 66H64C80 70 96 80 100 100Z', '#2b3a30', 3],
    ['M50 2C22 2 14 34 18 74C30 70 34 64 36 60H64C66 64 70 70 82 74C86 34 78 2 50 2Z', '#35b35a', 3],
    ['M56 3C78 8 85 40 82 74C76 72 70 69 66 64C74 44 70 18 56 3Z', '#1d7a3c'],
    ['M31 34C31 20 40 14 50 14S69 20 69 34L67 52C64 62 58 67 50 68C42 67 36 62 33 52Z', ink],
    ['M32 36H68L66 48H34Z', '#ffd21f'],
    ['M36 40h4v4h-4zM44 40h4v4h-4zM52 40h4v4h-4zM60 40h4v4h-4z', ink],
    ['M42 58h3M48 58h4M55 58h3', none, 2.4, '#ffd21f'],
  ),
  'bust-archibald-kluge': bust(
    ['M2 100C6 80 20 73 38 70L50 82L62 70C80 73 94 80 98 100Z', '#8f5a2b', 3],
    ['M36 72L50 86L64 72L60 100H40Z', paper, 2.4],
    ['M46 84L50 88L54 84L53 100H47Z', '#0e5f85', 1.8],
    [neck, skin, 2.4],
    [head, paper, 2.8],
    [shade, skin],
    [
      'M30 32C22 30 20 18 28 12C26 4 40 0 44 6C52 0 66 2 66 10C78 10 80 26 70 33C71 24 66 20 60 20C52 24 42 18 32 24Z',
      '#d7dde0',
      2.6,
    ],
    ['M28 34H72V40H28Z', ink],
    ['M33 37a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z', '#ffd21f', 2.8],
    ['M51 37a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z', '#5fd0f7', 2.8],
    ['M36 34l5-3M55 34l5-3', none, 2, '#fff'],
    ['M40 56C44 53 56 53 60 56C57 61 53 59 50 57C47 59 43 61 40 56Z', '#d7dde0', 2],
  ),
  'bust-axle-robbins': bust(
    ['M0 100C4 78 20 70 38 68H62C80 70 96 78 100 100Z', '#f0583c', 3],
    ['M44 68L46 100M56 68L54 100', none, 2.4],
    ['M46 70H54V100H46Z', paper],
    [neck, brown, 2.4],
    ['M32 34L33 50C35 62 42 68 50 69C58 68 65 62 67 50L68 34Z', '#c98f58', 2.8],
    ['M24 40C20 14 36 4 50 4S80 14 76 40C68 36 60 35 50 35S32 36 24 40Z', '#ffd21f', 3],
    ['M45 4H55L54 35H46Z', ink],
    ['M30 38H70L67 50H54L50 46L46 50H33Z', ink],
    ['M35 41h10l-2 6h-7zM55 41h10l-1 6h-7z', '#5fd0f7'],
    ['M43 58Q51 62 58 56', none, 2.8],
    ['M36 62C42 70 58 70 64 62', none, 1.8],
  ),
  'bust-azura-badeau': bust(
    ['M2 100C6 80 22 72 40 70L50 80L60 70C78 72 94 80 98 100Z', '#0e5f85', 3],
    ['M30 74L44 70L50 84L56 70L70 74L62 88L50 84L38 88Z', '#fff', 2.4],
    [neck, brown, 2.4],
    ['M33 28C33 52 40 63 50 67C60 63 67 52 67 28Z', '#b9804c', 2.6],
    ['M57 28H67C67 52 60 63 50 67C58 56 60 42 57 28Z', brown],
    [
      'M24 52C18 22 32 6 50 6S82 22 76 52L70 58C70 46 70 36 64 30C54 34 44 32 36 30C30 36 30 46 30 58Z',
      '#6b3f1d',
      3,
    ],
    ['M28 26C34 21 66 21 72 26L70 34H54L50 30L46 34H30Z', ink],
    ['M33 25h11l1 6H34zM56 25h11l-1 6H55z', '#5fd0f7'],
    ['M37 44Q42 40 46 44M54 44Q58 40 63 44', none, 2.6],
    ['M44 57Q50 54 56 57Q50 62 44 57Z', '#d90f74'],
  ),
  'bust-cassandra-oshea': bust(
    [
      'M22 34C14 62 20 80 12 92C30 96 70 96 88 92C80 80 86 62 78 34C74 10 60 4 50 4S26 10 22 34Z',
      '#c4441c',
      3,
    ],
    ['M10 100C16 84 30 78 42 75L50 84L58 75C70 78 84 84 90 100Z', '#0f6630', 3],
    ['M40 60H60V74L50 86L40 74Z', skin, 2.4],
    [
      'M38 80a2.6 2.6 0 1 0 .1 0M44 84a2.6 2.6 0 1 0 .1 0M50 86a2.6 2.6 0 1 0 .1 0M56 84a2.6 2.6 0 1 0 .1 0M62 80a2.6 2.6 0 1 0 .1 0',
      '#fff',
      1.4,
    ],
    ['M33 30C32 52 39 64 50 68C61 64 68 52 67 30C60 22 40 22 33 30Z', paper, 2.6],
    ['M58 25L67 30C68 52 61 64 50 68C58 57 61 42 58 25Z', skin],
    ['M28 40C26 22 38 12 52 14C66 14 74 24 72 40C66 34 62 28 54 22C48 30 36 32 28 40Z', '#c4441c', 2.6],
    ['M37 43Q42 39 47 43M53 43Q58 39 63 43', none, 2.8],
    ['M38 45h7M55 45h7', none, 2, '#0f6630'],
    ['M43 56Q50 53 57 56Q50 63 43 56Z', '#d90f74'],
  ),
  'bust-ugo-dottore': bust(
    ['M0 100C4 78 20 70 36 68L50 82L64 68C80 70 96 78 100 100Z', '#fff', 3],
    ['M36 68L50 82L44 100M64 68L50 82L56 100', none, 2.4],
    ['M20 84H32M26 78V90', none, 3.6, '#f0583c'],
    [neck, skin, 2.4],
    [head, paper, 2.8],
    [shade, skin],
    ['M31 26C28 10 40 6 50 6S72 10 69 26C64 14 56 18 50 14C44 18 36 14 31 26Z', '#473f33', 2.4],
    ['M33 36h14v10H35zM53 36h14l-2 10H53z', '#8fdca5', 2.8],
    ['M47 39h6', none, 2.4],
    ['M33 52C34 74 42 84 50 84S66 74 67 52C62 57 56 53 50 56C44 53 38 57 33 52Z', '#473f33', 2.4],
    ['M44 62Q50 66 56 62', none, 2.6, paper],
  ),
  'bust-nobody': bust(
    [shoulders, ink],
    ['M32 30C32 12 40 6 50 6S68 12 68 30L67 50C65 62 58 68 50 69C42 68 35 62 33 50Z', '#473f33', 3],
    ['M44 30C44 24 56 24 56 31C56 37 50 37 50 44M50 52v1', none, 4, paper],
  ),
};

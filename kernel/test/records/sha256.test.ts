import { createHash } from 'node:crypto';
import { sha256 } from '@masterplan/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(55), '9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318'],
  ['a'.repeat(64), 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb'],
  ['a'.repeat(120), '2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c'],
  ['élan', '640b44d5a7819f78e1665e17c79a316b6e187376639b170af5081dd3a6b03990'],
  ['山札', 'e9de3175d1248a09658594bc3732f4e199f58a4e44e7b35562339e77e3a0b3f8'],
  ['🦹', '1a76864b073341e3bda9fc89c0d2a5d62f1b948a5e62fad58d87af950395f9aa'],
  ['\u007f', '620bfdaa346b088fb49998d92f19a7eaf6bfc2fb0aee015753966da1028cb731'],
  ['\u0080', 'ea0add9a514e94de9abd0ba721eed15b15aa0b3a0f09ebee5e54a9dfae943153'],
  ['\u07ff', 'c57c6175c9087b0c1f7f849c840c8d1ab5b0c32163ffac03fb9f1913f222516d'],
  ['\u0800', 'a36ae1af6063cc9281d4010e979a1e3fd3d9ee3e804b7093d2b00f6ee6388bec'],
  ['\uffff', '2c34e62119d9c5fc3aa11640bd7945d6bf309acc6e99d8054f54ae5110e343f6'],
  ['\u{10000}', '31237b174ba6047a15db0d343ad9550da611b7b7bce867a23522f81a05df3eda'],
])('SHA-256 of %j is the standard’s', (text, hash) => {
  expect(sha256(text)).toBe(hash);
});

/** Letters of one, two, three and four bytes. */
const letter = fc.constantFrom('\0', 'a', '~', 'é', 'ß', '山', '\uffff', '🦹');

test('SHA-256 of any text is what the platform says', () => {
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 150 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
  );
});

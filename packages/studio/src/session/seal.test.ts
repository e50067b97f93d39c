import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSealer } from './seal.ts';

const [first, second, third] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];

test('a sealed value can be opened and is different each time', () => {
  const { seal, open } = createSealer([first]);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const sealed = seal('session', value);
      expect(sealed).toMatch(/^[\w-]+$/u);
      expect(seal('session', value)).not.toBe(sealed);
      expect(JSON.stringify(open('session', sealed))).toBe(JSON.stringify(value));
    }),
    { numRuns: 50 },
  );
});

test('seals with the first secret and opens with all', () => {
  const old = createSealer([first]);
  const rotated = createSealer([second, first]);
  expect(rotated.open('session', old.seal('session', 1))).toBe(1);
  expect(old.open('session', rotated.seal('session', 1))).toBeUndefined();
  expect(createSealer([third, second]).open('session', old.seal('session', 1))).toBeUndefined();
});

test('a value sealed for one purpose cannot be opened for another', () => {
  const { seal, open } = createSealer([first]);
  expect(open('session', seal('sign-in', { user: 'a' }))).toBeUndefined();
});

test('rejects any changed byte', () => {
  const { seal, open } = createSealer([first]);
  const bytes = Buffer.from(seal('session', { user: 'a' }), 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8((changed[index] ?? 0) ^ 1, index);
    expect(open('session', changed.toString('base64url'))).toBeUndefined();
  }
  for (let length = 0; length < bytes.length; length += 1) {
    expect(open('session', bytes.subarray(0, length).toString('base64url'))).toBeUndefined();
  }
});

test.for(['', 'x', 'a b', '=', 'A'.repeat(9000), '\u0000', 'ü'])('rejects %j', (text) => {
  expect(createSealer([first]).open('session', text)).toBeUndefined();
});

test('a missing or short secret is an error with a hint', () => {
  const hint = expect.stringContaining('openssl rand -base64 32') as string;
  expect(() => createSealer([])).toThrow(expect.objectContaining({ code: 'studio/no-secret', hint }) as Error);
  expect(() => createSealer([first, 'short'])).toThrow('Secret 2 of RECTO_STUDIO_SECRETS is shorter');
});

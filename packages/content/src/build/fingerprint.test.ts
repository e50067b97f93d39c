import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCollection, defineContent } from '../collections/collection.ts';
import type { ContentConfig } from '../collections/collection.ts';
import { fingerprint } from './fingerprint.ts';

const folder = mkdtempSync(join(tmpdir(), 'recto-fingerprint-'));
const file = join(folder, 'content.config.ts');

async function printOf(schema: z.ZodType, { text = '', ...config }: Partial<ContentConfig> & { text?: string } = {}) {
  writeFileSync(file, text);
  const team = defineCollection({ type: 'data', source: 'team/**', schema });
  return (await fingerprint(file, defineContent({ locales: ['en'], collections: { team }, ...config }))).all;
}

const person = z.object({ role: z.enum(['cook', 'waiter']), since: z.date().default(() => new Date()) });

test('a fingerprint does not change without a reason', async () => {
  expect(await printOf(person)).toBe(await printOf(person));
});

test('a fingerprint changes with a constraint that comes from data, not from code', async () => {
  const other = z.object({ ...person.shape, role: z.enum(['cook', 'guest']) });
  expect(await printOf(other)).not.toBe(await printOf(person));
});

test('without a hash of the code, a fingerprint changes with the text of the configuration and its imports', async () => {
  const before = await printOf(person);
  expect(await printOf(person, { text: '// edited' })).not.toBe(before);
  writeFileSync(join(folder, 'schema.ts'), 'export const a = 1;');
  const text = "import './schema.ts';";
  const imported = await printOf(person, { text });
  writeFileSync(join(folder, 'schema.ts'), 'export const a = 2;');
  expect(await printOf(person, { text })).not.toBe(imported);
});

test('with a hash of the code, a fingerprint changes with the hash instead of the text', async () => {
  const before = await printOf(person, { codeHash: 'a' });
  expect(await printOf(person, { codeHash: 'a', text: '// edited' })).toBe(before);
  expect(await printOf(person, { codeHash: 'b' })).not.toBe(before);
});

test('rows depend on their own collections, and on the sources of pages', async () => {
  writeFileSync(file, '');
  const team = defineCollection({ type: 'data', source: 'team/**', schema: person });
  const printsWith = async (more: ContentConfig['collections']) =>
    await fingerprint(file, defineContent({ locales: ['en'], collections: { team, ...more } }));
  const alone = await printsWith({});
  const withData = await printsWith({ prices: defineCollection({ type: 'data', source: 'prices.csv' }) });
  expect(withData.of(['team'])).toBe(alone.of(['team']));
  expect(withData.of(['prices'])).not.toBe(withData.of(['team']));
  expect(withData.all).not.toBe(alone.all);
  const withPages = await printsWith({ docs: defineCollection({ type: 'page', source: 'docs/**' }) });
  expect(withPages.of(['team'])).not.toBe(alone.of(['team']));
});

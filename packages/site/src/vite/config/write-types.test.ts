import { defineCollection } from '@recto/content';
import type { Collection } from '@recto/content';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { REFERENCE } from '../../config/part.ts';
import type { ResolvedConfig as Config } from '../../config/config.ts';
import { renderTypes } from './write-types.ts';

const render = (
  collections: Record<string, Collection>,
  messages: Config['messages'] = {},
  paths: string[] = [],
  islands: Config['islands'] = {},
): string =>
  renderTypes(
    { content: { locales: ['en'], collections }, config: { messages, islands } },
    join('/site', '.recto'),
    paths,
  );

const part = (file: string) => (() => ({ [REFERENCE]: file })) as unknown as Config['messages'][string];

test.for([
  ['z.string()', z.string(), 'string'],
  ['a date as text', z.iso.date(), 'string'],
  ['z.int()', z.int(), 'number'],
  ['z.enum()', z.enum(['a', 'b']), '"a" | "b"'],
  ['z.literal()', z.literal(7), '7'],
  ['z.array()', z.array(z.boolean()), '(boolean)[]'],
  ['z.nullable()', z.string().nullable(), 'string | null'],
  ['z.record()', z.record(z.string(), z.number()), 'Record<string, number>'],
  ['z.object()', z.object({ a: z.string(), 'b-c': z.number().optional() }), '{ a: string; "b-c"?: number }'],
  ['a default', z.string().default(''), 'string'],
  ['z.tuple()', z.tuple([z.string(), z.number()]), '[string, number]'],
  ['z.any()', z.any(), 'unknown'],
] as const)('%s is written as %s', ([, schema, type]) => {
  const team = defineCollection({ type: 'data', source: '**', schema: z.object({ field: schema }) });
  const text = render({ team });
  expect(text).toContain(`      team: DataCollection<{ field: ${type} }>;\n`);
});

test('distinguishes pages and data, and stops at recursive schemas', () => {
  const node = z.object({
    name: z.string(),
    get children() {
      return z.array(node).optional();
    },
  });
  const docs = defineCollection({ type: 'page', source: '**', schema: z.object({ tree: node }) });
  const text = render({ docs });
  expect(text).toContain('docs: PageCollection<{ tree: { name: string; children?: (');
  expect(text).toContain('unknown');
});

test('messages of the site are keys of useMessages', () => {
  const text = render({}, { en: part('/site/messages/en.ts'), fr: part('/site/messages/fr.json') });
  expect(text).toContain(
    'messages: typeof import("../messages/en.ts").default & typeof import("../messages/fr.json").default;\n',
  );
  expect(render({})).not.toContain('messages:');
});

test('writes paths of pages as a type', () => {
  expect(render({}, {}, ['/', "/docs/o'brien"])).toContain(`    paths:\n      | "/"\n      | "/docs/o'brien";\n`);
  expect(render({})).not.toContain('paths');
});

test('names of islands have the type of their module', () => {
  const islands = { newest: part('/site/islands/newest.tsx'), 'to-do': part('/site/islands/to-do.tsx') };
  expect(render({}, {}, [], islands)).toContain(
    [
      '    islands: {',
      '      newest: typeof import("../islands/newest.tsx").default;',
      '      "to-do": typeof import("../islands/to-do.tsx").default;',
      '    };',
    ].join('\n'),
  );
  expect(render({})).not.toContain('islands');
});

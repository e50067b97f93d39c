import { defineCollection } from '@recto/content';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { renderTypes } from './write-types.ts';

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
  const text = renderTypes({ locales: ['en'], collections: { team } });
  expect(text).toContain(`      team: DataRows<{ field: ${type} }>;\n`);
});

test('pages and data are told apart, and a schema that contains itself ends', () => {
  const node = z.object({
    name: z.string(),
    get children() {
      return z.array(node).optional();
    },
  });
  const docs = defineCollection({ type: 'page', source: '**', schema: z.object({ tree: node }) });
  const text = renderTypes({ locales: ['en'], collections: { docs } });
  expect(text).toContain('docs: PageRows<{ tree: { name: string; children?: (');
  expect(text).toContain('unknown');
});

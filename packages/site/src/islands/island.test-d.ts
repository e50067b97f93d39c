import { expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import type { IslandInput, IslandName } from '../config/register.ts';
import { defineIsland } from './server/define-island.ts';

const newest = defineIsland({ props: z.object({ count: z.int().default(3) }), render: () => null });
const untyped = { props: undefined, render: () => null };

interface Islands {
  newest: typeof newest;
  untyped: typeof untyped;
}

test('the name of an island is one of the site, and its properties are those of its schema', () => {
  expectTypeOf<IslandName<Islands>>().toEqualTypeOf<'newest' | 'untyped'>();
  expectTypeOf<IslandInput<'newest', Islands>>().toEqualTypeOf<{ count?: number | undefined }>();
  expectTypeOf<IslandInput<'untyped', Islands>>().toEqualTypeOf<Record<string, unknown>>();
});

test('without the types of a site, every name and all properties are allowed', () => {
  expectTypeOf<IslandName>().toEqualTypeOf<string>();
  expectTypeOf<IslandInput<'newest'>>().toEqualTypeOf<Record<string, unknown>>();
});

/** Type tests: code that must compile and code that must not. Checked by `tsc`. */
import { expectTypeOf } from 'vitest';
import { z } from 'zod';
import { defineCollection, defineContent } from '../collections/collection.ts';
import type { Row } from '../collections/collection.ts';
import type { NavigationItem } from '../navigation/navigation-item.ts';
import type { SearchSection } from '../search/search-sections.ts';
import type { QueryBuilder } from './builder.ts';

const config = defineContent({
  locales: ['en'],
  collections: {
    docs: defineCollection({
      type: 'page',
      source: 'docs/**',
      schema: z.object({ icon: z.string().optional(), rank: z.int() }),
    }),
    prices: defineCollection({ type: 'data', source: 'prices.csv', schema: z.object({ price: z.number() }) }),
  },
});

type Docs = QueryBuilder<Row<(typeof config)['collections']['docs']>>;
type Prices = QueryBuilder<Row<(typeof config)['collections']['prices']>>;

export async function navigationHasRequestedFields(docs: Docs): Promise<void> {
  const [item] = await docs.navigation(['rank', 'icon']);
  if (!item) return;
  expectTypeOf(item).toExtend<NavigationItem>();
  expectTypeOf(item.title).toEqualTypeOf<string>();
  expectTypeOf(item.page).toEqualTypeOf<false | undefined>();
  // A folder without a page has no fields.
  expectTypeOf(item.rank).toEqualTypeOf<number | undefined>();
  expectTypeOf(item.children?.[0]?.children?.[0]?.rank).toEqualTypeOf<number | undefined>();
  expectTypeOf(item.icon).toEqualTypeOf<string | undefined>();
  // Fields that were not requested can have any value.
  const [other] = await docs.navigation();
  expectTypeOf(other?.['rank']).toEqualTypeOf<unknown>();
}

export async function surroundingsHaveRequestedFields(docs: Docs): Promise<void> {
  const [previous, next] = await docs.surroundings('/a', { before: 1, fields: ['rank'] });
  expectTypeOf(previous).toEqualTypeOf<typeof next>();
  expectTypeOf(previous?.rank).toEqualTypeOf<number | undefined>();
  expectTypeOf(previous?.title).toEqualTypeOf<string | undefined>();
  // @ts-expect-error -- there may be no neighbour
  expectTypeOf(previous.path).toEqualTypeOf<string>();
  // @ts-expect-error -- the field was not requested
  expectTypeOf(previous?.icon).toEqualTypeOf<unknown>();
}

export async function searchSectionsHaveRequestedFields(docs: Docs): Promise<void> {
  const [section] = await docs.searchSections({ extraFields: ['rank'], minHeading: 'h2' });
  if (!section) return;
  expectTypeOf(section).toExtend<SearchSection>();
  expectTypeOf(section.rank).toEqualTypeOf<number>();
  // @ts-expect-error -- the field was not requested
  expectTypeOf(section.icon).toEqualTypeOf<unknown>();
}

export function onlyFieldsOfTheRowCanBeRequested(docs: Docs): unknown[] {
  return [
    // @ts-expect-error -- there is no such field
    docs.navigation(['rnak']),
    // @ts-expect-error -- there is no such field
    docs.surroundings('/a', { fields: ['rnak'] }),
    // @ts-expect-error -- there is no such field
    docs.searchSections({ extraFields: ['rnak'] }),
    // @ts-expect-error -- there is no such heading
    docs.searchSections({ minHeading: 'h7' }),
    // @ts-expect-error -- fields are the first argument
    docs.navigation([], { fields: ['rank'] }),
  ];
}

export function everyMethodKeepsNavigationMethods(docs: Docs): unknown[] {
  const narrowed = docs
    .path('/a')
    .select('title')
    .where('rank', '=', 1)
    .andWhere((group) => group.where('rank', '=', 1))
    .orWhere((group) => group.where('rank', '=', 1))
    .order('rank', 'ASC')
    .skip(1)
    .limit(1);
  return [narrowed.navigation(['rank']), narrowed.surroundings('/a'), narrowed.searchSections()];
}

export async function dataHasNoNavigationMethods(prices: Prices): Promise<void> {
  expectTypeOf(prices).not.toHaveProperty('path');
  expectTypeOf(prices).not.toHaveProperty('navigation');
  expectTypeOf(prices).not.toHaveProperty('surroundings');
  expectTypeOf(prices).not.toHaveProperty('searchSections');
  const narrowed = prices.where('price', '>', 1).select('price').order('price', 'ASC');
  expectTypeOf(await narrowed.all()).toEqualTypeOf<{ price: number }[]>();
  expectTypeOf(narrowed).not.toHaveProperty('path');
}

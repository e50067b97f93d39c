import { expectTypeOf, test } from 'vitest';
import { buildNavigation } from './navigation.ts';
import type { NavigationItem } from './navigation-item.ts';
import { surroundings } from './surroundings.ts';

interface Page {
  title: string;
  path: string;
  stem: string;
  navigation: boolean | Record<string, unknown> | null;
  icon: string;
}

const pages: Page[] = [];

test('a neighbour is the page, or its requested fields', () => {
  type Asked = Pick<Page, 'title' | 'path' | 'stem' | 'icon'>;
  expectTypeOf(surroundings(pages, '/a')).toEqualTypeOf<(Pick<Page, keyof Page> | null)[]>();
  expectTypeOf(surroundings(pages, '/a', { fields: ['icon'] })).toEqualTypeOf<(Asked | null)[]>();
});

test('only existing fields can be requested', () => {
  const [item] = buildNavigation(pages, '/', { fields: ['icon'] });
  expectTypeOf(item?.children?.[0]?.icon).toEqualTypeOf<string | undefined>();
  expectTypeOf(item?.title).toEqualTypeOf<string | undefined>();
  expectTypeOf(item).toExtend<NavigationItem | undefined>();
  // @ts-expect-error -- the field does not exist
  buildNavigation(pages, '/', { fields: ['colour'] });
  // @ts-expect-error -- the field does not exist
  surroundings(pages, '/a', { fields: ['colour'] });
});

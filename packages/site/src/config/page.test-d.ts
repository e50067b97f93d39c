import type { ReactNode } from 'react';
import { expectTypeOf } from 'vitest';
import { definePage } from './page.ts';
import type { ScreenProps as ClientScreenProps } from '../client.ts';
import type { LoadContext, ScreenProps, VisitorContext } from './page.ts';

type Recipe = LoadContext<'/recipes/:kind/:slug', { limit: number }>;

const load = async ({ params, options }: Recipe) => ({
  title: params.slug,
  data: { name: `${params.kind} ${params.slug}`, minutes: options.limit, tags: ['a'] },
});

// Values of the placeholders in a path.
expectTypeOf<Recipe['params']['kind']>().toEqualTypeOf<string>();
expectTypeOf<LoadContext<'/docs/**'>['params']>().toEqualTypeOf<{ rest: string }>();
// @ts-expect-error -- the path has no such placeholder
expectTypeOf<Recipe['params']['name']>().toEqualTypeOf<string>();

// A screen is typed by its loader.
expectTypeOf<ScreenProps<typeof load>['data']>().toEqualTypeOf<{ name: string; minutes: number; tags: string[] }>();
expectTypeOf<ScreenProps<typeof load>['params']['slug']>().toEqualTypeOf<string>();
expectTypeOf<ScreenProps<typeof load>['body']>().toEqualTypeOf<ReactNode>();

// A value that JSON cannot represent gets a type that explains it.
const loadDate = async () => ({ title: '', data: { at: new Date() } });
expectTypeOf<ScreenProps<typeof loadDate>['data']['at']>().toEqualTypeOf<{
  'JSON cannot carry this; send a string or number': Date;
}>();

const screen = async () => ({ default: ({ data, params }: ScreenProps<typeof load>) => `${data.name} ${params.slug}` });

definePage({ path: '/recipes/:kind/:slug', server: async () => ({ load }), screen, options: { limit: 3 } });

definePage({
  path: '/recipes/:kind/:slug',
  server: async () => ({ load }),
  // @ts-expect-error -- the loader returns a number
  screen: async () => ({ default: ({ data }: { data: { minutes: string } }) => data.minutes }),
  options: { limit: 3 },
});

definePage({
  path: '/recipes/:kind/:slug',
  // @ts-expect-error -- the loader returns no title
  server: async () => ({ load: async () => ({ data: 1 }) }),
  screen: async () => ({ default: () => null }),
});

// Patterns have the names of placeholders.
definePage({
  path: '/:year/**',
  screen: async () => ({ default: () => null }),
  params: { year: /\d{4}/u, rest: /a/u },
});
// @ts-expect-error -- the path has no such placeholder
definePage({ path: '/:year', screen: async () => ({ default: () => null }), params: { month: /\d\d/u } });

// @ts-expect-error -- a page needs a screen
definePage({ path: '/about' });

// Only a page with `perVisitor` gets the request.
const greet = async ({ request }: VisitorContext<'/account'>) => ({ title: '', data: request.url });
definePage({
  path: '/account',
  perVisitor: true,
  server: async () => ({ load: greet }),
  screen: async () => ({ default: ({ data }: ScreenProps<typeof greet>) => data }),
});
definePage({
  path: '/account',
  // @ts-expect-error -- without `perVisitor` there is no request
  server: async () => ({ load: greet }),
  screen: async () => ({ default: () => null }),
});

// A screen can also be typed by its data; the type is the same as in `@recto/site/client`.
expectTypeOf<ScreenProps<{ title: string }>['data']>().toEqualTypeOf<{ title: string }>();
expectTypeOf<ClientScreenProps<typeof load>>().toEqualTypeOf<ScreenProps<typeof load>>();

import { expect, test } from 'vitest';
import { createQueryBuilder } from './query.ts';
import type { Query, QueryBuilder } from './query.ts';

interface Page {
  path: string;
  title: string;
  n: number;
}

const EMPTY: Query = { collection: 'docs', fields: [], conditions: [], limit: undefined };

/** A builder whose runs are kept, each answered with the same rows. */
function createRecorder(rows: unknown[] = []): { builder: QueryBuilder<Page>; runs: Query[] } {
  const runs: Query[] = [];
  const builder = createQueryBuilder<Page>(EMPTY, (query) => {
    runs.push(query);
    return Promise.resolve(rows);
  });
  return { builder, runs };
}

test('all runs the query as it is', async () => {
  const { builder, runs } = createRecorder([{ title: 'A' }, { title: 'B' }]);
  expect(await builder.all()).toEqual([{ title: 'A' }, { title: 'B' }]);
  expect(runs).toEqual([EMPTY]);
});

test('first asks for one row and gives it', async () => {
  const { builder, runs } = createRecorder([{ title: 'A' }]);
  expect(await builder.first()).toEqual({ title: 'A' });
  expect(runs).toEqual([{ ...EMPTY, limit: 1 }]);
});

test('first gives null where there is nothing', async () => {
  expect(await createRecorder().builder.first()).toBeNull();
});

test('conditions add up, and the last choice of fields holds', async () => {
  const { builder, runs } = createRecorder();
  await builder.where('title', 'LIKE', 'A%').where('n', '<>', 2).select('title', 'n').select('n').all();
  expect(runs).toEqual([
    {
      ...EMPTY,
      fields: ['n'],
      conditions: [
        { field: 'title', operator: 'LIKE', value: 'A%' },
        { field: 'n', operator: '<>', value: 2 },
      ],
    },
  ]);
});

test.for([
  ['/docs', '/docs'],
  ['/docs/', '/docs'],
  ['/docs//', '/docs'],
  ['/docs/a/', '/docs/a'],
  ['/', '/'],
] as const)('the path %s asks for %s', async ([path, asked]) => {
  const { builder, runs } = createRecorder();
  await builder.path(path).all();
  expect(runs[0]?.conditions).toEqual([{ field: 'path', operator: '=', value: asked }]);
});

test('no call changes the builder it is made on', async () => {
  const { builder, runs } = createRecorder();
  const narrowed = builder.where('n', '=', 1);
  narrowed.where('title', '=', 'A');
  narrowed.select('title');
  await narrowed.first();
  await narrowed.all();
  await builder.all();
  const conditions = [{ field: 'n', operator: '=', value: 1 }];
  expect(runs).toEqual([{ ...EMPTY, conditions, limit: 1 }, { ...EMPTY, conditions }, EMPTY]);
});

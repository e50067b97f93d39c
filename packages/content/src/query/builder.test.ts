import { describe, expect, test } from 'vitest';
import { ContentError } from '../errors.ts';
import { createQueryBuilder } from './builder.ts';
import type { QueryBuilder } from './builder.ts';
import type { Query } from './query.ts';

interface Page {
  path: string;
  title: string;
  rank: number;
  draft: boolean;
}

const EMPTY: Query = {
  collection: 'docs',
  fields: [],
  where: { join: 'AND', parts: [] },
  order: [],
  skip: 0,
  limit: undefined,
};

/** Creates a builder that records its queries and returns the same rows for each. */
function createRecorder(rows: Record<string, unknown>[] = []): { builder: QueryBuilder<Page>; runs: Query[] } {
  const runs: Query[] = [];
  const builder = createQueryBuilder<Page>('docs', (query) => {
    runs.push(query);
    return Promise.resolve(rows);
  });
  return { builder, runs };
}

/** Returns the conditions of the query that a chain of calls builds. */
async function partsOf(build: (builder: QueryBuilder<Page>) => QueryBuilder<Page>): Promise<Query['where']['parts']> {
  const { builder, runs } = createRecorder();
  await build(builder).all();
  return runs[0]?.where.parts ?? [];
}

describe('running', () => {
  test('all runs the query unchanged', async () => {
    const { builder, runs } = createRecorder([{ title: 'A' }, { title: 'B' }]);
    expect(await builder.all()).toEqual([{ title: 'A' }, { title: 'B' }]);
    expect(runs).toEqual([EMPTY]);
  });

  test('first requests and returns one row', async () => {
    const { builder, runs } = createRecorder([{ title: 'A' }]);
    expect(await builder.skip(2).first()).toEqual({ title: 'A' });
    expect(runs).toEqual([{ ...EMPTY, skip: 2, limit: 1 }]);
  });

  test('first returns null if there are no rows', async () => {
    expect(await createRecorder().builder.first()).toBeNull();
  });

  test('count reads the count of the first row, and requests neither fields, order, skip nor limit', async () => {
    const { builder, runs } = createRecorder([{ count: 7 }]);
    const query = builder.select('title').order('title', 'ASC').skip(1).limit(2);
    expect(await query.count()).toBe(7);
    expect(await query.count('rank')).toBe(7);
    expect(await query.count('rank', true)).toBe(7);
    expect(runs).toEqual([
      { ...EMPTY, count: { field: '*', distinct: false } },
      { ...EMPTY, count: { field: 'rank', distinct: false } },
      { ...EMPTY, count: { field: 'rank', distinct: true } },
    ]);
  });

  test('count rejects distinct rows', async () => {
    await expect(createRecorder().builder.count('*', true)).rejects.toThrow(
      expect.objectContaining({ code: 'query/count' }),
    );
  });
});

describe('building', () => {
  test('the last select replaces earlier ones, and repeated fields are removed', async () => {
    const { builder, runs } = createRecorder();
    await builder.select('title').select('rank', 'path', 'rank').all();
    expect(runs).toEqual([{ ...EMPTY, fields: ['rank', 'path'] }]);
  });

  test('orders accumulate; the last skip and limit replace earlier ones', async () => {
    const { builder, runs } = createRecorder();
    await builder.order('rank', 'DESC').order('title', 'ASC').skip(1).skip(2).limit(3).limit(0).all();
    const order = [
      { field: 'rank', direction: 'DESC' },
      { field: 'title', direction: 'ASC' },
    ];
    expect(runs).toEqual([{ ...EMPTY, order, skip: 2, limit: 0 }]);
  });

  test.for([
    ['/docs', '/docs'],
    ['/docs/', '/docs'],
    ['/docs//', '/docs'],
    ['/docs/a/', '/docs/a'],
    ['/', '/'],
    ['', '/'],
  ] as const)('the path %j is normalised to %s', async ([path, normalised]) => {
    const parts = await partsOf((builder) => builder.path(path));
    expect(parts).toEqual([{ field: 'path', operator: '=', value: normalised }]);
  });

  test('a path with many slashes is normalised quickly', async () => {
    const started = performance.now();
    await partsOf((builder) => builder.path(`${'/'.repeat(200_000)}a`));
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('no method changes the builder that it is called on', async () => {
    const { builder, runs } = createRecorder();
    const narrowed = builder.where('rank', '=', 1);
    narrowed.where('title', '=', 'A');
    narrowed.orWhere((group) => group.where('title', '=', 'A').where('title', '=', 'B'));
    narrowed.select('title').order('title', 'ASC').skip(1).limit(1);
    await narrowed.all();
    await builder.all();
    const parts = [{ field: 'rank', operator: '=', value: 1 }];
    expect(runs).toEqual([{ ...EMPTY, where: { join: 'AND', parts } }, EMPTY]);
  });
});

describe('conditions', () => {
  test('groups keep their conditions and how they are joined', async () => {
    const parts = await partsOf((builder) =>
      builder
        .where('draft', '=', false)
        .andWhere((both) => both.where('rank', '>', 1).where('rank', '<', 9))
        .orWhere((one) =>
          one.where('title', '=', 'A').andWhere((both) => both.where('title', '=', 'B').where('rank', '=', 2)),
        ),
    );
    expect(parts).toEqual([
      { field: 'draft', operator: '=', value: 0 },
      {
        join: 'AND',
        parts: [
          { field: 'rank', operator: '>', value: 1 },
          { field: 'rank', operator: '<', value: 9 },
        ],
      },
      {
        join: 'OR',
        parts: [
          { field: 'title', operator: '=', value: 'A' },
          {
            join: 'AND',
            parts: [
              { field: 'title', operator: '=', value: 'B' },
              { field: 'rank', operator: '=', value: 2 },
            ],
          },
        ],
      },
    ]);
  });

  test('a group with one condition becomes that condition, and an empty group is removed', async () => {
    const parts = await partsOf((builder) =>
      builder.orWhere((group) => group.where('rank', '=', 1)).orWhere((group) => group.andWhere((inner) => inner)),
    );
    expect(parts).toEqual([{ field: 'rank', operator: '=', value: 1 }]);
  });

  test('null becomes IS NULL or IS NOT NULL', async () => {
    const parts = await partsOf((builder) =>
      builder
        .where('title', '=', null)
        .where('title', '<>', null)
        .where('title', 'IS NULL')
        .where('title', 'IS NOT NULL')
        .where('rank', 'IN', [1, null])
        .where('rank', 'NOT IN', [1, null])
        .where('rank', 'IN', [null]),
    );
    expect(parts).toEqual([
      { field: 'title', operator: 'IS NULL' },
      { field: 'title', operator: 'IS NOT NULL' },
      { field: 'title', operator: 'IS NULL' },
      { field: 'title', operator: 'IS NOT NULL' },
      {
        join: 'OR',
        parts: [
          { field: 'rank', operator: 'IN', value: [1] },
          { field: 'rank', operator: 'IS NULL' },
        ],
      },
      {
        join: 'AND',
        parts: [
          { field: 'rank', operator: 'NOT IN', value: [1] },
          { field: 'rank', operator: 'IS NOT NULL' },
        ],
      },
      { field: 'rank', operator: 'IS NULL' },
    ]);
  });

  test('booleans become numbers, also in lists', async () => {
    const parts = await partsOf((builder) =>
      builder.where('draft', '=', true).where('draft', 'IN', [true, false]).where('draft', 'BETWEEN', [false, true]),
    );
    expect(parts).toEqual([
      { field: 'draft', operator: '=', value: 1 },
      { field: 'draft', operator: 'IN', value: [1, 0] },
      { field: 'draft', operator: 'BETWEEN', value: [0, 1] },
    ]);
  });
});

describe('invalid arguments throw immediately', () => {
  /** The builder with the types of its arguments removed. */
  const untyped = (): {
    where(...args: unknown[]): unknown;
    limit(rows: unknown): unknown;
    skip(rows: unknown): unknown;
  } => createRecorder().builder;

  test.for(['IN', 'NOT IN'])('%s without a list', (operator) => {
    for (const value of ['a', 1, null, undefined, { length: 2 }]) {
      expect(() => untyped().where('rank', operator, value)).toThrow(
        new TypeError(`Value for ${operator} must be an array`),
      );
    }
  });

  test.for(['BETWEEN', 'NOT BETWEEN'])('%s without two bounds', (operator) => {
    for (const value of [1, null, undefined, [], [1], [1, 2, 3]]) {
      expect(() => untyped().where('rank', operator, value)).toThrow(
        new Error(`Value for ${operator} must be an array with two elements`),
      );
    }
  });

  test.for([
    ['=', undefined, 'undefined'],
    ['=', { or: 1 }, '{"or":1}'],
    ['=', new Date(0), 'a Date'],
    ['=', Number.NaN, 'null'],
    ['>', null, 'null'],
    ['LIKE', null, 'null'],
    ['CONTAINS', ['a'], '["a"]'],
    ['IN', [1, ['a']], '["a"]'],
    ['BETWEEN', [1, null], 'null'],
  ] as const)('%s with %j', ([operator, value, described]) => {
    expect(() => untyped().where('rank', operator, value)).toThrow(
      new ContentError(
        'query/value',
        `Field "rank" cannot be compared with ${described} by ${operator}.`,
        'Pass a string, a finite number, true or false; a date as ISO text; null only with =, <>, IN and NOT IN.',
      ),
    );
  });

  test('an unknown operator', () => {
    expect(() => untyped().where('rank', '= 1 OR 1 =', 1)).toThrow(
      expect.objectContaining({ code: 'query/unknown-word', message: 'There is no operator "= 1 OR 1 =".' }),
    );
  });

  test.for([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '1; DROP TABLE x', null])('skip and limit of %j', (rows) => {
    const error: unknown = expect.objectContaining({ code: 'query/window', hint: 'Pass a whole number, 0 or more.' });
    expect(() => untyped().limit(rows)).toThrow(error);
    expect(() => untyped().skip(rows)).toThrow(error);
  });
});

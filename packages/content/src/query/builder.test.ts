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

/** A builder whose runs are kept, each answered with the same rows. */
function createRecorder(rows: Record<string, unknown>[] = []): { builder: QueryBuilder<Page>; runs: Query[] } {
  const runs: Query[] = [];
  const builder = createQueryBuilder<Page>('docs', (query) => {
    runs.push(query);
    return Promise.resolve(rows);
  });
  return { builder, runs };
}

/** The conditions that a chain of calls ends in. */
async function partsOf(ask: (builder: QueryBuilder<Page>) => QueryBuilder<Page>): Promise<Query['where']['parts']> {
  const { builder, runs } = createRecorder();
  await ask(builder).all();
  return runs[0]?.where.parts ?? [];
}

describe('running', () => {
  test('all runs the query as it is', async () => {
    const { builder, runs } = createRecorder([{ title: 'A' }, { title: 'B' }]);
    expect(await builder.all()).toEqual([{ title: 'A' }, { title: 'B' }]);
    expect(runs).toEqual([EMPTY]);
  });

  test('first asks for one row and gives it', async () => {
    const { builder, runs } = createRecorder([{ title: 'A' }]);
    expect(await builder.skip(2).first()).toEqual({ title: 'A' });
    expect(runs).toEqual([{ ...EMPTY, skip: 2, limit: 1 }]);
  });

  test('first gives null where there is nothing', async () => {
    expect(await createRecorder().builder.first()).toBeNull();
  });

  test('count reads the count of the first row, and asks for neither fields, order nor window', async () => {
    const { builder, runs } = createRecorder([{ count: 7 }]);
    const asked = builder.select('title').order('title', 'ASC').skip(1).limit(2);
    expect(await asked.count()).toBe(7);
    expect(await asked.count('rank')).toBe(7);
    expect(await asked.count('rank', true)).toBe(7);
    expect(runs).toEqual([
      { ...EMPTY, count: { field: '*', distinct: false } },
      { ...EMPTY, count: { field: 'rank', distinct: false } },
      { ...EMPTY, count: { field: 'rank', distinct: true } },
    ]);
  });

  test('distinct rows cannot be counted', async () => {
    await expect(createRecorder().builder.count('*', true)).rejects.toThrow(
      expect.objectContaining({ code: 'query/count' }),
    );
  });
});

describe('asking', () => {
  test('the last choice of fields holds, and a field is chosen once', async () => {
    const { builder, runs } = createRecorder();
    await builder.select('title').select('rank', 'path', 'rank').all();
    expect(runs).toEqual([{ ...EMPTY, fields: ['rank', 'path'] }]);
  });

  test('orders add up; the last skip and limit hold', async () => {
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
  ] as const)('the path %j asks for %s', async ([path, asked]) => {
    expect(await partsOf((builder) => builder.path(path))).toEqual([{ field: 'path', operator: '=', value: asked }]);
  });

  test('a path of nothing but slashes is read at once', async () => {
    const started = performance.now();
    await partsOf((builder) => builder.path(`${'/'.repeat(200_000)}a`));
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('no call changes the builder it is made on', async () => {
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
  test('groups keep what is joined how', async () => {
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

  test('a group of one is that one, and a group of none asks nothing', async () => {
    const parts = await partsOf((builder) =>
      builder.orWhere((group) => group.where('rank', '=', 1)).orWhere((group) => group.andWhere((inner) => inner)),
    );
    expect(parts).toEqual([{ field: 'rank', operator: '=', value: 1 }]);
  });

  test('null is asked for as such', async () => {
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

  test('truth values are numbers, in lists too', async () => {
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

describe('faults show at the call', () => {
  /** The builder as code without types calls it. */
  const untyped = (): {
    where(...given: unknown[]): unknown;
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
        'Give a text, a finite number, true or false; a date as ISO text; null only with =, <>, IN and NOT IN.',
      ),
    );
  });

  test('an operator that is none', () => {
    expect(() => untyped().where('rank', '= 1 OR 1 =', 1)).toThrow(
      expect.objectContaining({ code: 'query/unknown-word', message: 'There is no operator "= 1 OR 1 =".' }),
    );
  });

  test.for([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '1; DROP TABLE x', null])('a window of %j rows', (rows) => {
    const fault: unknown = expect.objectContaining({ code: 'query/window', hint: 'Give a whole number, 0 or more.' });
    expect(() => untyped().limit(rows)).toThrow(fault);
    expect(() => untyped().skip(rows)).toThrow(fault);
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ContentError } from '../errors.ts';
import { arbitraryQuery } from './fixtures/arbitrary-query.ts';
import { foreignNames, parse, parseOrRefuse, resultsOf, runRebuilt } from './fixtures/compare-with-sqlite.ts';
import { mutatedQueryText } from './fixtures/mutated-query-text.ts';
import { parseQueryText } from './parse-query-text.ts';
import type { Query } from './query.ts';
import { renderQueryText } from './render-query-text.ts';
import { QUERY_TEXT_LIMITS } from './query-text-limits.ts';

const RUNS = 1000;

describe('text of queries from a builder', () => {
  test('is parsed to the same query', () => {
    fc.assert(
      fc.property(arbitraryQuery, (query) => {
        expect(parse(renderQueryText(query))).toStrictEqual(query);
      }),
      { numRuns: RUNS },
    );
  });

  test('returns the same rows as its text in SQLite', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryQuery, async (query) => {
        const { actual, expected } = await resultsOf(renderQueryText(query), query);
        expect(actual).toEqual(expected);
      }),
      { numRuns: RUNS },
    );
  });

  test('may have different white space and lower-case keywords', () => {
    expect(
      parse(`\n select\t"title" from  _content_docs where("title" not  in('A','b')and"rank" is not null)
             order by "title" desc limit 2 offset 1 `),
    ).toEqual(
      parse(
        `SELECT "title" FROM _content_docs WHERE ("title" NOT IN ('A', 'b') AND "rank" IS NOT NULL) ORDER BY "title" DESC LIMIT 2 OFFSET 1`,
      ),
    );
  });
});

describe('modified text', () => {
  test('is refused, or returns the same rows as in SQLite', async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(mutatedQueryText({ minLength: 1, maxLength: 2 }), async (sql) => {
        const read = parseOrRefuse(sql);
        if (!read) return;
        accepted += 1;
        expect(parse(renderQueryText(read))).toEqual(read);
        const { actual, expected } = await resultsOf(sql, read);
        expect(actual).toEqual(expected);
      }),
      { numRuns: 5 * RUNS },
    );
    // If every change were refused, this test would check nothing.
    expect(accepted).toBeGreaterThan(RUNS / 10);
  }, 60_000);

  test('never leads to a statement with columns or tables outside the collection', () => {
    fc.assert(
      fc.property(mutatedQueryText({ maxLength: 3 }), (sql) => {
        const read = parseOrRefuse(sql);
        expect(read ? foreignNames(read) : []).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  const from = 'SELECT "title" FROM _content_docs';
  const where = (condition: string) => `${from} WHERE (${condition}) ORDER BY stem ASC`;
  test.for([
    ['', 1, 'expected SELECT'],
    [from, 34, 'expected ORDER'],
    [`${from} ORDER BY stem ASC; DROP TABLE _content_docs`, 52, '";" is not expected here'],
    [`${from} ORDER BY stem ASC -- and so on`, 53, '"-" is not expected here'],
    [`${from} /* quietly */ ORDER BY stem ASC`, 35, '"/" is not expected here'],
    [`${from} UNION SELECT "title" FROM _content_docs ORDER BY stem ASC`, 35, 'expected ORDER'],
    [`${from}, _content_posts ORDER BY stem ASC`, 34, 'expected ORDER'],
    ['SELECT "title" FROM _content_posts ORDER BY stem ASC', 21, 'expected the table _content_docs'],
    ['SELECT "title" FROM "sqlite_master" ORDER BY stem ASC', 21, 'expected the table _content_docs'],
    ['SELECT title FROM _content_docs ORDER BY stem ASC', 8, 'expected a field in double quotes'],
    ['SELECT MAX("rank") FROM _content_docs ORDER BY stem ASC', 8, 'expected a field in double quotes'],
    ['SELECT COUNT(DISTINCT *) AS count FROM _content_docs', 23, 'expected a field in double quotes'],
    ['SELECT COUNT(*) AS Count FROM _content_docs', 20, 'expected count'],
    ['SELECT COUNT(*) AS count, "id" FROM _content_docs', 25, 'expected FROM'],
    ['SELECT COUNT(*) AS count FROM _content_docs ORDER BY stem ASC', 45, 'expected the end of the query'],
    [`${from} ORDER BY stem DESC`, 49, 'expected ASC'],
    [`${from} ORDER BY "title"`, 51, 'expected ASC'],
    [`${from} ORDER BY RANDOM()`, 44, 'expected a field in double quotes'],
    [`${from} ORDER BY stem ASC LIMIT -1`, 61, 'expected OFFSET'],
    [`${from} ORDER BY stem ASC LIMIT -2`, 59, 'expected a number of rows'],
    [`${from} ORDER BY stem ASC LIMIT 1.5`, 59, 'expected a number of rows'],
    [`${from} ORDER BY stem ASC LIMIT '1'`, 59, 'expected a number of rows'],
    [`${from} ORDER BY stem ASC LIMIT '-1' OFFSET 2`, 59, 'expected a number of rows'],
    [`${from} ORDER BY stem ASC LIMIT 1000001`, 59, 'more than 1000000 rows'],
    [`${from} WHERE "title" = 'a' ORDER BY stem ASC`, 41, 'expected ('],
    [`${from} WHERE ("title" = 'a') OR ("title" = 'b') ORDER BY stem ASC`, 57, 'expected ORDER'],
    [where(`"title" = "path"`), 52, 'expected a text in single quotes or a number'],
    [where(`"title" = NULL`), 52, 'expected a text in single quotes or a number'],
    [where(`"title" IN (SELECT "title" FROM _content_docs)`), 54, 'expected a text in single quotes or a number'],
    [where(`"title" = 'a' AND "title" = 'b' OR "title" = 'c'`), 74, 'expected )'],
    [where(`"title" != 'a'`), 50, '"!" is not expected here'],
    [where(`"title" = 'a' || 'b'`), 56, '"|" is not expected here'],
    [where(`"title" GLOB '*'`), 50, 'expected an operator'],
    [where(`"title" = 'a`), 52, `"'" is not expected here`],
    [where(`"rank" = 007`), 51, '007 is not a plain number'],
    [where(`"rank" = 1e+999`), 51, '1e+999 is not a plain number'],
    [where(`"rank" = 9007199254740993`), 51, '9007199254740993 is not a plain number'],
    [where(`"rank" = 0x10`), 51, '"0" is not expected here'],
    [where(`"rank" = 'many'`), 42, 'Field "rank" contains numbers, not "many"'],
    [where(`"draft" = 2`), 42, 'Field "draft" contains true or false, not 2'],
    [where(`"rank" LIKE '1%'`), 42, 'Field "rank" contains numbers, so LIKE cannot be used'],
    [where(`"tags" > 'a'`), 42, 'Field "tags" contains JSON, so > cannot be used'],
    [where(`"title" CONTAINS 'a'`), 42, 'Field "title" contains text, so CONTAINS cannot be used'],
  ] as const)('%s is refused at %i', ([sql, position, reason]) => {
    expect(() => parse(sql)).toThrow(
      expect.objectContaining({
        code: 'query/refused',
        message: `The query is refused at position ${position}: ${reason}.`,
      }),
    );
  });

  test.for(['__hash', '__sort', 'titel', 'constructor', '__proto__', ''])(
    'the unknown field "%s" is refused in every clause',
    (field) => {
      for (const sql of [
        `SELECT "${field}" FROM _content_docs ORDER BY stem ASC`,
        `SELECT COUNT("${field}") AS count FROM _content_docs`,
        `SELECT * FROM _content_docs ORDER BY "${field}" ASC`,
        `SELECT * FROM _content_docs WHERE ("${field}" = 'a') ORDER BY stem ASC`,
      ]) {
        expect(() => parse(sql)).toThrow(expect.objectContaining({ code: 'query/unknown-field' }));
      }
    },
  );
});

describe('size limits', () => {
  const where = (condition: string) => `SELECT * FROM _content_docs WHERE ${condition} ORDER BY stem ASC`;
  const nested = (depth: number) => where(`${'('.repeat(depth)}"rank" = 1${')'.repeat(depth)}`);
  const listed = (length: number) => where(`("rank" IN (${Array(length).fill('1').join(',')}))`);
  const joined = (length: number) => where(`(${Array(length).fill('"rank"=1').join(' OR ')})`);
  const { conditions, depth, length, list } = QUERY_TEXT_LIMITS;

  test.for([
    ['groups', nested(depth), nested(depth + 1), 'more than 32 nested groups'],
    ['values', listed(list), listed(list + 1), 'more than 1000 values'],
    ['conditions', joined(conditions), joined(conditions + 1), 'more than 500 conditions'],
    ['characters', where('("rank" = 1)').padEnd(length), where('("rank" = 1)').padEnd(length + 1), 'it is longer than'],
  ] as const)('limits the number of %s', async ([, allowed, tooMuch, reason]) => {
    await expect(runRebuilt(parse(allowed))).resolves.toEqual(expect.any(Array));
    expect(() => parse(tooMuch)).toThrow(reason);
  });

  test.for(['(', "'", '"', "''", '-', '1', 'a', ' ', '(('])(
    'a long text of repeated %j is refused quickly',
    (piece) => {
      const started = performance.now();
      expect(() => parse(piece.repeat(length / piece.length))).toThrow(ContentError);
      expect(performance.now() - started).toBeLessThan(1000);
    },
  );
});

describe('limits', () => {
  const many = (count: number): string => Array.from({ length: count }, () => '"title" ASC').join(', ');

  test('SEC-3: repeated fields of ORDER BY are removed', () => {
    const { order } = parse(`SELECT * FROM _content_docs ORDER BY ${many(750)}, "title" DESC, "path" DESC`);
    expect(order).toEqual([
      { field: 'title', direction: 'ASC' },
      { field: 'path', direction: 'DESC' },
    ]);
  });

  test('SEC-3: ORDER BY accepts at most eight fields', () => {
    const names = Array.from({ length: QUERY_TEXT_LIMITS.order + 1 }, (_, index) => `field_${index}`);
    const options = { collection: 'docs', columns: Object.fromEntries(names.map((name) => [name, 'string' as const])) };
    const sorted = (count: number): string =>
      `SELECT * FROM _content_docs ORDER BY ${names
        .slice(0, count)
        .map((name) => `"${name}" ASC`)
        .join(', ')}`;
    expect(QUERY_TEXT_LIMITS.order).toBe(8);
    expect(parseQueryText(sorted(8), options).order).toHaveLength(8);
    expect(() => parseQueryText(sorted(9), options)).toThrow('more than 8 fields to sort by');
  });

  test.for(['navigation', 'tags'])('SEC-3: the JSON field %s cannot be sorted by', (field) => {
    expect(() => parse(`SELECT * FROM _content_docs ORDER BY "title" ASC, "${field}" ASC`)).toThrow(
      expect.objectContaining({
        code: 'query/refused',
        message: expect.stringContaining(`field "${field}" contains JSON, which cannot be sorted`) as unknown,
      }),
    );
  });

  test.for([
    ['"title" LIKE', 'title'],
    ['"title" NOT LIKE', 'title'],
    ['"tags" LIKE', 'tags'],
    ['"tags" CONTAINS', 'tags'],
  ])('SEC-5: the value of %s has at most 200 characters', ([comparison = '', field]) => {
    const ask = (length: number): Query =>
      parse(`SELECT * FROM _content_docs WHERE (${comparison} '${'x'.repeat(length)}') ORDER BY stem ASC`);
    expect(ask(200).where.parts).toMatchObject([{ field }]);
    expect(() => ask(201)).toThrow('a pattern of more than 200 characters');
  });
});

import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import {
  foreignNames,
  parse,
  parseOrRefuse,
  resultsOf,
} from '../../../packages/content/src/query/fixtures/compare-with-sqlite.ts';
import { mutatedQueryText } from '../../../packages/content/src/query/fixtures/mutated-query-text.ts';
import { renderQueryText } from '../../../packages/content/src/query/render-query-text.ts';
import { defineCampaign } from '../campaign.ts';

/** Statements of the query endpoint are refused, or return the same rows as in SQLite, from their own collection. */
export const queryText = defineCampaign({
  name: 'query-text',
  inputsPerRound: 10_000,
  inputsInTests: 500,
  inputs: fc.oneof(
    { weight: 20, arbitrary: mutatedQueryText({ maxLength: 4 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  ),
  async check(sql) {
    const query = parseOrRefuse(sql);
    if (!query) return;
    const foreign = foreignNames(query);
    if (foreign.length > 0) throw new Error(`The statement reads ${foreign.join(', ')}.`);
    if (!isDeepStrictEqual(parse(renderQueryText(query)), query)) throw new Error('The query is parsed differently.');
    const { actual, expected } = await resultsOf(sql, query);
    if (!isDeepStrictEqual(actual, expected)) throw new Error('SQLite returns other rows.');
  },
});

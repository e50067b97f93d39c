import { parseQueryText, renderQueryText } from '@recto/content';
import type { Condition } from '@recto/content';
import { OPERATORS } from '@recto/content/node';
import { z } from 'zod';
import { defineTool } from '../define-tool.ts';
import type { ToolDefinition } from '../define-tool.ts';
import type { McpOptions } from '../mcp-options.ts';
import { localeField } from './locale-field.ts';

/** Rows of one answer: where nobody says how many, and at most. */
const USUAL_ROWS = 20;
const MOST_ROWS = 100;

/** Most of everything that a list in a question can hold. */
const MOST_PARTS = 50;
const MOST_SKIPPED = 1_000_000;
/** Most fields to sort by: as many as a query that comes as text may name. */
const MOST_SORTED = 8;

const scalar = z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]);

const condition = z.strictObject({
  field: z.string().max(100),
  operator: z.enum(OPERATORS),
  value: z.union([scalar, z.array(scalar).max(MOST_PARTS)]).optional(),
});

const fittingCondition = condition.refine(
  fitsOperator,
  'IN takes a list, BETWEEN a list of two, IS NULL no value, all others one value.',
);

export function createQueryCollection({ site, content, collections }: McpOptions): ToolDefinition {
  return defineTool({
    title: 'Query a collection',
    description: `Asks one collection of ${site.title} for rows, like a select statement that can only read. list_collections names fields and types. For the text of a page, use get_page.`,
    input: z.strictObject({
      collection: z.enum(collections).describe('Its name'),
      fields: z
        .array(z.string().max(100))
        .max(MOST_PARTS)
        .default([])
        .describe('Names of the fields to give; all but the body where none is named'),
      where: z
        .array(fittingCondition)
        .max(MOST_PARTS)
        .default([])
        .describe('Conditions: field, operator and value. LIKE takes % and _; CONTAINS looks into lists'),
      match: z
        .enum(['all', 'any'])
        .default('all')
        .describe('all: every condition has to hold; any: one of them is enough'),
      order: z
        .array(z.strictObject({ field: z.string().max(100), direction: z.enum(['ASC', 'DESC']).default('ASC') }))
        .max(MOST_SORTED)
        .default([])
        .describe('Fields to sort by, each with a direction, none of them JSON; reading order where none is named'),
      locale: localeField(site).describe('Only rows of this language; those of all otherwise'),
      skip: z.int().min(0).max(MOST_SKIPPED).default(0).describe('How many rows to leave out'),
      limit: z.int().min(1).max(MOST_ROWS).default(USUAL_ROWS).describe('How many rows'),
    }),
    output: z.object({
      rows: z.array(z.record(z.string(), z.unknown())),
      hasMore: z.boolean().describe('Whether more rows follow; get them with skip'),
    }),
    async run({ collection, fields, where, match, order, locale, skip, limit }) {
      const columns = content.columns(collection);
      const asked = {
        collection,
        fields: fields.length > 0 ? fields : Object.keys(columns).filter((name) => name !== 'body'),
        where: { join: match === 'any' ? ('OR' as const) : ('AND' as const), parts: where.map(toCondition) },
        order,
        skip,
        limit: limit + 1,
      };
      // By the same narrow door as what browsers ask: written down, and read again by the grammar that knows no more.
      const query = parseQueryText(renderQueryText(asked), { collection, columns });
      const rows = await content.run({ ...query, locale });
      return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
    },
  });
}

function fitsOperator({ operator, value }: z.output<typeof condition>): boolean {
  switch (operator) {
    case 'IN':
    case 'NOT IN':
      return Array.isArray(value);
    case 'BETWEEN':
    case 'NOT BETWEEN':
      return Array.isArray(value) && value.length === 2;
    case 'IS NULL':
    case 'IS NOT NULL':
      return value === undefined || value === null;
    default:
      return value !== undefined && !Array.isArray(value);
  }
}

function toCondition({ field, operator, value }: z.output<typeof condition>): Condition {
  return value === undefined ? { field, operator } : { field, operator, value };
}

import { parseQueryText, renderQueryText } from '@recto/content';
import type { Condition } from '@recto/content';
import { OPERATORS } from '@recto/content/node';
import { z } from 'zod';
import { defineTool } from '../define-tool.ts';
import type { ToolDefinition } from '../define-tool.ts';
import type { McpOptions } from '../mcp-options.ts';
import { localeField } from './locale-field.ts';

/** Default number of rows in one result. */
const DEFAULT_LIMIT = 20;
/** Maximum number of rows in one result. */
const MAX_LIMIT = 100;

/** Maximum length of a list in a query. */
const MAX_LIST_LENGTH = 50;
const MAX_SKIP = 1_000_000;
/** Maximum number of fields to sort by, as in queries that are sent as text. */
const MAX_ORDER_FIELDS = 8;

const scalar = z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]);

const condition = z.strictObject({
  field: z.string().max(100),
  operator: z.enum(OPERATORS),
  value: z.union([scalar, z.array(scalar).max(MAX_LIST_LENGTH)]).optional(),
});

const checkedCondition = condition.refine(
  isValidForOperator,
  'IN and NOT IN need a list, BETWEEN and NOT BETWEEN a list of two values, IS NULL and IS NOT NULL no value, and all other operators one value.',
);

/** Creates the tool `query_collection`. */
export function createQueryCollection({ site, content, collections }: McpOptions): ToolDefinition {
  return defineTool({
    title: 'Query a collection',
    description: `Queries rows of one collection of ${site.title}, like a read-only SELECT statement. list_collections returns fields and types. For the text of a page, use get_page.`,
    input: z.strictObject({
      collection: z.enum(collections).describe('Name of the collection'),
      fields: z
        .array(z.string().max(100))
        .max(MAX_LIST_LENGTH)
        .default([])
        .describe('Names of the fields to return; defaults to all fields except the body'),
      where: z
        .array(checkedCondition)
        .max(MAX_LIST_LENGTH)
        .default([])
        .describe('Conditions: field, operator and value. LIKE supports % and _; CONTAINS searches in lists'),
      match: z
        .enum(['all', 'any'])
        .default('all')
        .describe('all: every condition must match; any: one condition must match'),
      order: z
        .array(z.strictObject({ field: z.string().max(100), direction: z.enum(['ASC', 'DESC']).default('ASC') }))
        .max(MAX_ORDER_FIELDS)
        .default([])
        .describe('Fields to sort by, each with a direction; JSON fields are not allowed. Defaults to reading order'),
      locale: localeField(site).describe('Returns only rows of this language; defaults to all languages'),
      skip: z.int().min(0).max(MAX_SKIP).default(0).describe('Number of rows to skip'),
      limit: z.int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT).describe('Maximum number of rows'),
    }),
    output: z.object({
      rows: z.array(z.record(z.string(), z.unknown())),
      hasMore: z.boolean().describe('Whether more rows follow; request them with skip'),
    }),
    async run({ collection, fields, where, match, order, locale, skip, limit }) {
      const columns = content.columns(collection);
      const requested = {
        collection,
        fields: fields.length > 0 ? fields : Object.keys(columns).filter((name) => name !== 'body'),
        where: { join: match === 'any' ? ('OR' as const) : ('AND' as const), parts: where.map(toCondition) },
        order,
        skip,
        limit: limit + 1,
      };
      // The query is rendered to text and parsed again, so that it is restricted to the same grammar as queries of
      // browsers.
      const query = parseQueryText(renderQueryText(requested), { collection, columns });
      const rows = await content.run({ ...query, locale });
      return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
    },
  });
}

function isValidForOperator({ operator, value }: z.output<typeof condition>): boolean {
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

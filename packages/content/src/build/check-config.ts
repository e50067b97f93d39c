import { configName } from '../collections/collection.ts';
import type { Collection, ContentConfig } from '../collections/collection.ts';
import { buildColumns, isZodObject } from '../collections/columns.ts';
import { commonFields } from '../collections/common-fields.ts';
import { COMMENT } from '../collections/markdown-config.ts';
import { ContentError } from '../errors.ts';

const NAME = /^[a-z][a-z0-9_]*$/iu;
/** PostgreSQL truncates longer names. */
const INDEX_NAME = /^[a-z][a-z0-9_]{0,62}$/iu;
/** Common fields that a schema may have its own rules for; all other common fields are reserved. */
const OPEN_FIELDS = new Set(['title', 'description', 'navigation', 'seo']);

type ConfigProblem = Pick<ContentError, 'code' | 'message' | 'hint'>;

/** Finds errors in a configuration before any file is read. */
export function checkConfig(config: ContentConfig): ContentError[] {
  const file = configName(config);
  return listProblems(config).map(({ code, message, hint }) => new ContentError(code, message, hint, { file }));
}

function listProblems(config: ContentConfig): ConfigProblem[] {
  const { collections, locales, links = [] } = config;
  const problems = Object.entries(collections).flatMap(([name, collection]) => checkCollection(name, collection));
  const folded = Object.keys(collections).map((name) => name.toLowerCase());
  const duplicate = Object.keys(collections).find((name, index) => folded.indexOf(name.toLowerCase()) !== index);
  return [
    ...problems,
    ...checkParsing(config),
    ...checkIndexNames(Object.values(collections)),
    ...(duplicate === undefined
      ? []
      : [
          problem(
            'config/name',
            `Two collections have names that differ only in case: "${duplicate}".`,
            'Give one of them another name.',
          ),
        ]),
    ...(locales.length > 0
      ? []
      : [problem('config/locales', 'No language is enabled.', "Name at least one: locales: ['en'].")]),
    ...links
      .filter((link) => !link.startsWith('/'))
      .map((link) => problem('config/link', `"${link}" in "links" is not a path of the site.`, 'Start it with "/".')),
  ];
}

function checkParsing({ markdown = {}, csv = {} }: ContentConfig): ConfigProblem[] {
  const { tocDepth = 3, excerptSeparator = '<!--more-->' } = markdown;
  const { separator = ',' } = csv;
  return [
    ...(Number.isInteger(tocDepth) && tocDepth >= 2 && tocDepth <= 6
      ? []
      : [
          problem('config/markdown', `The tocDepth ${tocDepth} is not a heading level.`, 'Write a number from 2 to 6.'),
        ]),
    ...(COMMENT.test(excerptSeparator)
      ? []
      : [
          problem(
            'config/markdown',
            `The excerptSeparator "${excerptSeparator}" is not an HTML comment.`,
            "Write an HTML comment, for example '<!-- truncate -->'.",
          ),
        ]),
    ...(/^[^\r\n"]$/u.test(separator)
      ? []
      : [
          problem(
            'config/csv',
            `The CSV separator ${JSON.stringify(separator)} is not valid.`,
            "Write one character that is not a quote or a line break, for example ';' or '\\t'.",
          ),
        ]),
  ];
}

function checkCollection(name: string, collection: Collection): ConfigProblem[] {
  const subject = `collection "${name}"`;
  const problems: ConfigProblem[] = [];
  if (!NAME.test(name)) {
    problems.push(
      problem(
        'config/name',
        `"${name}" is not a valid name of a collection.`,
        'Use letters, digits and "_", starting with a letter.',
      ),
    );
  }
  if (collection.sources.length === 0) {
    problems.push(problem('config/source', `The ${subject} has no source.`, "Give it one: source: 'docs/**'."));
  }
  if (!isZodObject(collection.schema) && Object.keys(collection.columns).length === 0) {
    problems.push(
      problem(
        'config/columns',
        `The fields of the ${subject} cannot be read from its schema.`,
        "List them: columns: { title: 'string', … }. Only the fields of a Zod object can be read.",
      ),
    );
  }
  return [...problems, ...checkFieldNames(subject, collection), ...checkIndexes(subject, collection)];
}

function checkFieldNames(subject: string, { type, schema, columns }: Collection): ConfigProblem[] {
  const fields = [...(isZodObject(schema) ? Object.keys(schema.shape) : []), ...Object.keys(columns)];
  const reserved = new Set(commonFields(type)).difference(OPEN_FIELDS);
  return [...new Set(fields)].flatMap((field) => {
    if (reserved.has(field) || field.startsWith('__')) {
      return [
        problem('config/reserved', `The field "${field}" of the ${subject} is reserved.`, 'Give it another name.'),
      ];
    }
    return NAME.test(field) || /^_[a-z0-9_]*$/iu.test(field)
      ? []
      : [
          problem(
            'config/field',
            `"${field}" of the ${subject} is not a valid field name.`,
            'Use letters, digits and "_", starting with a letter.',
          ),
        ];
  });
}

function checkIndexes(subject: string, collection: Collection): ConfigProblem[] {
  const columns = buildColumns(collection);
  const unknown = collection.indexes
    .flatMap((index) => index.columns)
    .filter((field) => !Object.hasOwn(columns, field))
    .map((field) =>
      problem(
        'config/index',
        `The ${subject} has no field "${field}" to index.`,
        `Its fields: ${Object.keys(columns).join(', ')}.`,
      ),
    );
  const isWithoutFields = collection.indexes.some((index) => index.columns.length === 0);
  const names = collection.indexes.flatMap(({ name }) => name ?? []).filter((name) => !INDEX_NAME.test(name));
  return [
    ...unknown,
    ...(isWithoutFields
      ? [problem('config/index', `An index of the ${subject} has no fields.`, "List them: { columns: ['date'] }.")]
      : []),
    ...names.map((name) =>
      problem(
        'config/index',
        `"${name}" of the ${subject} is not a valid name of an index.`,
        'Use up to 63 letters, digits and "_", starting with a letter.',
      ),
    ),
  ];
}

/** Names of indexes are unique in a database, across all tables. */
function checkIndexNames(collections: readonly Collection[]): ConfigProblem[] {
  const names = collections.flatMap(({ indexes }) => indexes.flatMap(({ name }) => name?.toLowerCase() ?? []));
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map((name) =>
    problem('config/index', `Two indexes have the name "${name}".`, 'Give one of them another name.'),
  );
}

function problem(code: string, message: string, hint: string): ConfigProblem {
  return { code, message, hint };
}

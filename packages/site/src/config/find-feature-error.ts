import type { Feature } from './feature.ts';
import { describeUnknown, findPageError } from './find-page-error.ts';
import { policySchema } from './policy-schema.ts';

/** The names of all fields. The type ensures that none is missing. */
const FIELDS: Readonly<Record<keyof Feature, true>> = {
  name: true,
  options: true,
  after: true,
  pages: true,
  collections: true,
  columns: true,
  hooks: true,
  messages: true,
  components: true,
  slots: true,
  shortcuts: true,
  policy: true,
  vite: true,
  server: true,
  boot: true,
  client: true,
};

/** The names of all slots. The type ensures that none is missing. */
const SLOTS: Readonly<Record<keyof NonNullable<Feature['slots']>, true>> = {
  header: true,
  footer: true,
  sidebar: true,
  toc: true,
  pageHeader: true,
  pageFooter: true,
  notFound: true,
  error: true,
};

/**
 * Returns what is wrong with a feature; `undefined` if it is valid. `assertParts` checks its parts later, when their
 * files are known.
 */
export function findFeatureError(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('name' in value) || typeof value.name !== 'string') {
    return 'Write a feature: the result of a package function, such as readingTime(), or defineFeature({ name: … }).';
  }
  const { name, pages = [], columns = {}, slots = {}, policy, vite } = value as Feature;
  const owner = `The feature "${name}"`;
  const column = Object.entries(columns).find(([, schema]) => !isSchema(schema))?.[0];
  return (
    describeUnknown(value, Object.keys(FIELDS), owner) ??
    describeUnknown(slots, Object.keys(SLOTS), `"slots" of the feature "${name}"`) ??
    findPageError(pages) ??
    (column === undefined
      ? undefined
      : `${owner} has a column "${column}" that is not a schema: write one, such as z.number().`) ??
    (vite === undefined || typeof vite === 'function'
      ? undefined
      : `Write "vite" of the feature "${name}" as a function that returns plugins.`) ??
    describePolicy(name, policy)
  );
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function describePolicy(name: string, policy: Feature['policy']): string | undefined {
  const { error } = policySchema.optional().safeParse(policy);
  const [issue] = error?.issues ?? [];
  return issue && `policy.${issue.path.join('.')} of the feature "${name}": ${issue.message}`;
}

import { ContentError } from '@recto/content';
import type { z } from 'zod';
import { CONFIG_FILE, configError } from './config-error.ts';
import type { ConfigProblem } from './config-error.ts';
import { configSchema } from './config.ts';
import { findObject } from './find-object.ts';
import { nearestName } from './nearest-name.ts';

/** Combines all validation issues of a configuration into one error. */
export function describeIssues(error: z.ZodError, value: unknown): ContentError {
  if (typeof value !== 'object' || value === null) {
    return new ContentError(
      'config/export',
      `${CONFIG_FILE} has no configuration as its default export.`,
      'End it with: export default defineConfig({ title, pages }).',
      { file: CONFIG_FILE },
    );
  }
  if ('then' in value) {
    return new ContentError(
      'config/export',
      `The default export of ${CONFIG_FILE} is a promise.`,
      'Use await inside: export default defineConfig({ title: await readTitle(), pages }).',
      { file: CONFIG_FILE },
    );
  }
  const problems = error.issues.flatMap(describeIssue);
  return configError('config/invalid', 'Fix the options named above.', problems);
}

/** The keys that the object at `path` of the configuration can have. */
function keysAt(path: readonly PropertyKey[]): string[] {
  let object = findObject(configSchema);
  for (const key of path) {
    const next: z.core.$ZodType | undefined = object?._zod.def.shape[String(key)];
    // Otherwise the key is an index of a list or a name in a record, and `findObject` has already found their object.
    if (next) object = findObject(next);
  }
  return Object.keys(object?._zod.def.shape ?? {});
}

function describeIssue(issue: z.core.$ZodIssue): ConfigProblem[] {
  const { path } = issue;
  const nearest = nearestObjectIssues(issue);
  if (nearest) return nearest.flatMap((inner) => describeIssue({ ...inner, path: [...path, ...inner.path] }));
  const location = describePath(path);
  if (issue.code !== 'unrecognized_keys') {
    // The reason why a key is invalid is in a nested issue.
    const { message } = issue.code === 'invalid_key' ? (issue.issues[0] ?? issue) : withExpected(issue);
    return [{ path, message: location === '' ? message : `${location}: ${message}` }];
  }
  const knownKeys = keysAt(path);
  return issue.keys.map((key) => {
    const near = nearestName(key, knownKeys);
    const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
    return { path: [...path, key], message: `"${describePath([...path, key])}" is not an option.${hint}` };
  });
}

/** Returns the issues of the object of a union that the value resembles most; `undefined` if the value is no object. */
function nearestObjectIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] | undefined {
  if (issue.code !== 'invalid_union' || issue.message !== 'Invalid input') return undefined;
  return issue.errors
    .filter((issues) => issues.every(({ code, path }) => path.length > 0 || code === 'unrecognized_keys'))
    .toSorted((a, b) => a.length - b.length)[0];
}

/** Adds the expected types to an issue of a union, for which Zod reports only "Invalid input". */
function withExpected(issue: z.core.$ZodIssue): { message: string } {
  if (issue.code !== 'invalid_union' || issue.message !== 'Invalid input') return issue;
  const kinds = issue.errors.flatMap(([first]) => {
    if (first?.code === 'invalid_type') return [first.expected];
    return first?.code === 'invalid_value' ? first.values.map((value) => JSON.stringify(value)) : [];
  });
  return kinds.length === 0 ? issue : { message: `Invalid input: expected ${kinds.join(' or ')}` };
}

function describePath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .slice(1);
}

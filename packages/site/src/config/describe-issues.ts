import { ContentError, explainUnion } from '@recto/content';
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
  const problems = error.issues.flatMap(explainUnion).flatMap(describeIssue);
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
  const location = describePath(path);
  if (issue.code !== 'unrecognized_keys') {
    // The reason why a key is invalid is in a nested issue.
    const { message } = issue.code === 'invalid_key' ? (issue.issues[0] ?? issue) : issue;
    return [{ path, message: location === '' ? message : `${location}: ${message}` }];
  }
  const knownKeys = keysAt(path);
  return issue.keys.map((key) => {
    const nearest = nearestName(key, knownKeys);
    const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
    return { path: [...path, key], message: `"${describePath([...path, key])}" is not an option.${hint}` };
  });
}

function describePath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .slice(1);
}

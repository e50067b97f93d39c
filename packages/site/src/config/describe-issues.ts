import { ContentError } from '@recto/content';
import type { z } from 'zod';
import { configSchema } from './config.ts';
import { nearestName } from './nearest-name.ts';

/** All that is wrong with a configuration, as one error. */
export function describeIssues(error: z.ZodError, value: unknown): ContentError {
  const name = 'recto.config.ts';
  if (typeof value !== 'object' || value === null) {
    return new ContentError(
      'config/export',
      `${name} has no configuration as its default export.`,
      'End it with: export default defineConfig({ title, pages }).',
      { file: name },
    );
  }
  const sentences = error.issues.map(describeIssue);
  return new ContentError('config/invalid', sentences.join('\n'), 'Correct the fields that are named.', { file: name });
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const place = issue.path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .slice(1);
  if (issue.code !== 'unrecognized_keys') return place === '' ? issue.message : `${place}: ${issue.message}`;
  const known = issue.path.length === 0 ? Object.keys(configSchema.shape) : [];
  return issue.keys
    .map((key) => {
      const near = nearestName(key, known);
      const whole = place === '' ? key : `${place}.${key}`;
      return `"${whole}" is not an option.${near === undefined ? '' : ` Did you mean "${near}"?`}`;
    })
    .join('\n');
}

import type { z } from 'zod';

/**
 * Replaces an issue of a union, for which Zod reports only "Invalid input": by the issues of the object that the value
 * resembles most, or by the types and values that are expected.
 */
export function explainUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.message !== 'Invalid input') return [issue];
  const [nearest] = issue.errors
    .filter((issues) => issues.every(({ code, path }) => path.length > 0 || code === 'unrecognized_keys'))
    .toSorted((a, b) => a.length - b.length);
  if (nearest) return nearest.flatMap((inner) => explainUnion({ ...inner, path: [...issue.path, ...inner.path] }));
  const kinds = issue.errors.flatMap(([first]) => {
    if (first?.code === 'invalid_type') return [first.expected];
    return first?.code === 'invalid_value' ? first.values.map((value) => JSON.stringify(value)) : [];
  });
  return kinds.length === 0 ? [issue] : [{ ...issue, message: `Invalid input: expected ${kinds.join(' or ')}` }];
}

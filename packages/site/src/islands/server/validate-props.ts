import type { StandardSchemaV1 } from '@standard-schema/spec';

/** Maximum length of serialised properties, in characters: with escapes they have to fit into a URL. */
const MAX_PROPS_LENGTH = 2000;

/** Parses the `props` parameter of a URL. Throws an `IslandError` with status 400 if it is not a JSON object. */
export function parseProps(text: string): Record<string, unknown> {
  if (text.length > MAX_PROPS_LENGTH)
    throw new IslandError(400, `props is longer than ${MAX_PROPS_LENGTH} characters.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new IslandError(400, 'props is not valid JSON.');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new IslandError(400, 'props is not an object.');
}

/**
 * Validates properties against the schema and returns its output with defaults filled in. The first issue is the reason
 * of the thrown error.
 */
export async function validateProps(schema: StandardSchemaV1, props: unknown): Promise<unknown> {
  const result = await schema['~standard'].validate(props);
  if (!result.issues) return result.value;
  const [issue] = result.issues;
  const location = ['props', ...(issue?.path ?? []).map(pathSegmentName)].join('.');
  throw new IslandError(400, `${location}: ${issue?.message ?? 'not valid'}`);
}

function pathSegmentName(step: PropertyKey | StandardSchemaV1.PathSegment): string {
  return String(typeof step === 'object' ? step.key : step);
}

/** Thrown if an island cannot be provided, with a status and a reason that is safe to send to clients. */
export class IslandError extends Error {
  override readonly name = 'IslandError';
  readonly status: 400 | 403 | 404;

  constructor(status: 400 | 403 | 404, message: string) {
    super(message);
    this.status = status;
  }
}

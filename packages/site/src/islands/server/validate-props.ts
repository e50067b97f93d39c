import type { StandardSchemaV1 } from '@standard-schema/spec';

/** Longest text of properties, in characters: with its escapes it has to fit into an address. */
const MOST_PROPS = 2000;

/** The text of an address as properties; what is none is refused. */
export function parseProps(text: string): Record<string, unknown> {
  if (text.length > MOST_PROPS) throw new IslandRefusal(400, `props is longer than ${MOST_PROPS} characters.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new IslandRefusal(400, 'props is no JSON.');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new IslandRefusal(400, 'props is no object.');
}

/** Properties as the schema gives them, defaults filled in; the first thing it has against them is the reason. */
export async function validateProps(schema: StandardSchemaV1, props: unknown): Promise<unknown> {
  const result = await schema['~standard'].validate(props);
  if (!result.issues) return result.value;
  const [issue] = result.issues;
  const place = ['props', ...(issue?.path ?? []).map(nameStep)].join('.');
  throw new IslandRefusal(400, `${place}: ${issue?.message ?? 'not valid'}`);
}

function nameStep(step: PropertyKey | StandardSchemaV1.PathSegment): string {
  return String(typeof step === 'object' ? step.key : step);
}

/** Why an island is not given: a status, and a reason that clients may read. */
export class IslandRefusal extends Error {
  override readonly name = 'IslandRefusal';
  readonly status: 400 | 403 | 404;

  constructor(status: 400 | 403 | 404, message: string) {
    super(message);
    this.status = status;
  }
}

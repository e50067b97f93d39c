/** Reads a limit from an environment variable. Throws if it is not a number. */
export function parseLimit(variable: string, text: string | undefined, fallback: number): number {
  const limit = text === undefined || text === '' ? fallback : Number(text);
  if (Number.isFinite(limit) && limit >= 0) return limit;
  throw new Error(`${variable} is "${text}". Set it to a number, or to 0 for no limit.`);
}

import type { InlineRule } from './tokens.ts';

/** A path into the front matter, and what stands there when it leads nowhere. */
export interface Binding {
  path: string[];
  fallback: string;
}

const BINDING =
  /\{\{\s*\$doc((?:\.[\w-]+)+)\s*(?:\|\|\s*(?:'([^'}]*)'|"([^"}]*)"|(-?\d+(?:\.\d+)?|true|false)))?\s*\}\}/uy;

/** `{{ $doc.title || 'default' }}`: a path and a literal, nothing that could be evaluated. */
export const binding: InlineRule = (state, silent) => {
  if (!state.src.startsWith('{{', state.pos)) return false;
  BINDING.lastIndex = state.pos;
  const match = BINDING.exec(state.src);
  if (!match) return false;
  if (!silent) {
    const [, path = '', single, double, bare] = match;
    const meta: Binding = { path: path.slice(1).split('.'), fallback: single ?? double ?? bare ?? '' };
    state.push('binding', '', 0).meta = meta;
  }
  state.pos += match[0].length;
  return true;
};

/** The bound value as text; what is not text, number or truth value is nothing a sentence can say. */
export function resolveBinding({ path, fallback }: Binding, data: Record<string, unknown>): string {
  let value: unknown = data;
  for (const name of path) {
    const isOwner = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    value = isOwner ? (value as Record<string, unknown>)[name] : undefined;
  }
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : fallback;
}

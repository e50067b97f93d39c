import type { InlineRule } from './tokens.ts';

/** A path into the front matter, and what stands there when it leads nowhere. */
export interface Binding {
  path: string[];
  fallback: string;
}

const SOURCE =
  /\{\{\s*\$doc((?:\.[\w-]+)+)\s*(?:\|\|\s*(?:'([^'}]*)'|"([^"}]*)"|(-?\d+(?:\.\d+)?|true|false))\s*)?\}\}/u.source;
const HERE = new RegExp(SOURCE, 'uy');
const ANYWHERE = new RegExp(SOURCE, 'gu');

/** `{{ $doc.title || 'default' }}`: a path and a literal, nothing that could be evaluated. */
export const binding: InlineRule = (state, silent) => {
  if (!state.src.startsWith('{{', state.pos)) return false;
  HERE.lastIndex = state.pos;
  const match = HERE.exec(state.src);
  if (!match) return false;
  if (!silent) {
    const token = state.push('binding', '', 0);
    token.meta = readBinding(match);
    // Inside of a picture's words it becomes part of an attribute, which is bound later.
    token.content = match[0];
  }
  state.pos += match[0].length;
  return true;
};

function readBinding([, path = '', single, double, bare]: readonly (string | undefined)[]): Binding {
  return { path: path.slice(1).split('.'), fallback: single ?? double ?? bare ?? '' };
}

/** A text with all that is bound in it, as attributes and properties have it. What comes in is not read again. */
export function bindText(text: string, data: Record<string, unknown>): string {
  if (!text.includes('{{')) return text;
  return text.replaceAll(ANYWHERE, (...match: string[]) => resolveBinding(readBinding(match), data));
}

/** The bound value as text; what is not text, number or truth value is nothing a sentence can say. */
export function resolveBinding({ path, fallback }: Binding, data: Record<string, unknown>): string {
  const value = fieldAt(path, data);
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : fallback;
}

function fieldAt(path: readonly string[], data: Record<string, unknown>): unknown {
  let value: unknown = data;
  for (const name of path) {
    const isOwner = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    value = isOwner ? (value as Record<string, unknown>)[name] : undefined;
  }
  return value;
}

/** The value of a property that is a field of the front matter: `:items="$doc.items"`. */
export class FieldReference {
  readonly path: readonly string[];

  constructor(path: readonly string[]) {
    this.path = path;
  }

  /** A copy, whatever type it has; `undefined` where there is no such field. */
  resolve(data: Record<string, unknown>): unknown {
    return structuredClone(fieldAt(this.path, data));
  }
}

/** Reads `$doc.author.name`. */
export function parseFieldReference(text: string): FieldReference | undefined {
  const path = /^\$doc((?:\.[\w-]+)+)$/u.exec(text.trim())?.[1];
  return path === undefined ? undefined : new FieldReference(path.slice(1).split('.'));
}

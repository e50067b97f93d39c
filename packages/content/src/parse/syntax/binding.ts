import type { InlineRule } from './tokens.ts';

/** A reference to a field of the front matter with a default. */
export interface Binding {
  /** Names of the nested fields. */
  path: string[];
  /** Text if the field does not exist. */
  fallback: string;
}

const BINDING_SOURCE =
  /\{\{\s*\$doc((?:\.[\w-]+)+)\s*(?:\|\|\s*(?:'([^'}]*)'|"([^"}]*)"|(-?\d+(?:\.\d+)?|true|false))\s*)?\}\}/u.source;
const BINDING_AT_POSITION = new RegExp(BINDING_SOURCE, 'uy');
const ALL_BINDINGS = new RegExp(BINDING_SOURCE, 'gu');

/** Parses `{{ $doc.title || 'default' }}`: only a path and a literal, no expression. */
export const binding: InlineRule = (state, silent) => {
  if (!state.src.startsWith('{{', state.pos)) return false;
  BINDING_AT_POSITION.lastIndex = state.pos;
  const match = BINDING_AT_POSITION.exec(state.src);
  if (!match) return false;
  if (!silent) {
    const token = state.push('binding', '', 0);
    token.meta = readBinding(match);
    // In the alternative text of an image, the source text becomes part of an attribute, in which `bindProps` replaces
    // it later.
    token.content = match[0];
  }
  state.pos += match[0].length;
  return true;
};

function readBinding([, path = '', single, double, bare]: readonly (string | undefined)[]): Binding {
  return { path: path.slice(1).split('.'), fallback: single ?? double ?? bare ?? '' };
}

/** Replaces the bindings in an attribute or property by their values, which are not parsed again. */
export function bindText(text: string, data: Record<string, unknown>): string {
  if (!text.includes('{{')) return text;
  return text.replaceAll(ALL_BINDINGS, (...match: string[]) => resolveBinding(readBinding(match), data));
}

/** Returns the value of a binding as text, or its default if the value is not a string, number or boolean. */
export function resolveBinding({ path, fallback }: Binding, data: Record<string, unknown>): string {
  const value = fieldAt(path, data);
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : fallback;
}

function fieldAt(path: readonly string[], data: Record<string, unknown>): unknown {
  let value: unknown = data;
  for (const name of path) {
    const hasField = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    value = hasField ? (value as Record<string, unknown>)[name] : undefined;
  }
  return value;
}

/** A property value that refers to a field of the front matter: `:items="$doc.items"`. */
export class FieldReference {
  /** Names of the nested fields. */
  readonly path: readonly string[];

  constructor(path: readonly string[]) {
    this.path = path;
  }

  /** Returns a copy of the value of the field, of whatever type, or `undefined` if it does not exist. */
  resolve(data: Record<string, unknown>): unknown {
    return structuredClone(fieldAt(this.path, data));
  }
}

/** Parses a reference such as `$doc.author.name`. */
export function parseFieldReference(text: string): FieldReference | undefined {
  const path = /^\$doc((?:\.[\w-]+)+)$/u.exec(text.trim())?.[1];
  return path === undefined ? undefined : new FieldReference(path.slice(1).split('.'));
}

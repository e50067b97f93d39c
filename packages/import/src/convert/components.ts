import { stringify } from 'yaml';
import { UNKNOWN } from '../read/evaluate.ts';
import type { Outcome } from '../report/report.ts';

/** A JSX element. */
export interface Element {
  /** Name of the component or HTML element. */
  name: string;
  /** Whether it is inside a paragraph. */
  isInline: boolean;
  /** Values of its properties; `UNKNOWN` if a value is only known when code runs. */
  props: Readonly<Record<string, unknown>>;
  /** Its child elements. */
  elements: readonly Element[];
  /** Returns the content as Recto markdown without indentation. */
  content: () => string;
  /** Returns the content as plain text. */
  text: () => string;
  /** Returns the content as in the source. */
  source: () => string;
}

/** What a rule can use to convert an element. */
export interface RuleContext {
  /** The file that contains the element. */
  file: string;
  /** Returns the URL of a link on the new site. */
  link: (url: string) => string;
  /** Returns the URL of an image on the new site. */
  image: (url: string) => string;
  /** Adds an entry to the report. */
  note: (outcome: Outcome, code: string, message: string) => void;
  /** Keeps an element as a component that the site has to define. */
  stub: (element: Element) => string;
  /** Reads a file of the source by a path relative to the page. */
  read: (path: string) => { file: string; text: string } | undefined;
  /** Converts another file of the source. */
  partial: (file: string, props: Readonly<Record<string, unknown>>) => string;
}

/** Converts an element to markdown. */
export type ComponentRule = (element: Element, context: RuleContext) => string;

/** Properties of a component by name. */
export type Props = Readonly<Record<string, unknown>>;

/** Renders a block component. Blocks that contain blocks have more colons. */
export function block(name: string, props: Props, content = ''): string {
  const inner = content.replace(/^(?:[ \t]*\n)+/u, '').trimEnd();
  const maxColons = Math.max(1, ...[...inner.matchAll(/^[ \t]*(:{2,})/gmu)].map(([, colons = '']) => colons.length));
  const colons = ':'.repeat(maxColons + 1);
  const { attributes, yaml } = writeProps(props);
  return [`${colons}${name}${attributes}`, ...yaml, ...(inner === '' ? [] : [inner]), colons].join('\n');
}

/** Renders an inline component. */
export function inline(name: string, props: Props, content = ''): string {
  const { attributes } = writeProps(props, true);
  return `:${name}${content === '' ? '' : `[${content}]`}${attributes}`;
}

/**
 * Renders properties in braces or, if a value cannot be written there, as YAML lines. Inline components cannot have YAML
 * lines: quotation marks and line breaks in their values are replaced.
 */
function writeProps(props: Props, isInline = false): { attributes: string; yaml: string[] } {
  const entries = Object.entries(props).filter(([, value]) => value !== undefined && value !== UNKNOWN);
  if (entries.length === 0) return { attributes: '', yaml: [] };
  const isYaml = !isInline && entries.some(([, value]) => !fitsInBraces(value));
  if (isYaml) return { attributes: '', yaml: ['---', stringify(Object.fromEntries(entries)).trimEnd(), '---'] };
  return { attributes: `{${entries.map(writeProp).join(' ')}}`, yaml: [] };
}

function fitsInBraces(value: unknown): boolean {
  return typeof value === 'string' ? !/["{}\\\n`&]/u.test(value) : typeof value !== 'object' || value === null;
}

function writeProp([name, value]: readonly [string, unknown]): string {
  if (value === true) return name;
  if (typeof value === 'string') return `${name}="${value.replaceAll('"', "'").replaceAll(/\s+/gu, ' ')}"`;
  return `:${name}='${JSON.stringify(value).replaceAll("'", '’')}'`;
}

/** Returns a property as text, or `undefined`. */
export function textProp(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Returns the properties that are neither `undefined` nor `false`. */
export function withoutUnset(props: Props): Props {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined && value !== false));
}

/** Converts a component name such as `ApiTable` to `api-table`. */
export function kebabCase(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1-$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/gu, '$1-$2')
    .replaceAll(/[^a-zA-Z\d]+/gu, '-')
    .toLowerCase();
}

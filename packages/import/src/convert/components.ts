import { stringify } from 'yaml';
import { UNKNOWN } from '../read/evaluate.ts';
import type { Outcome } from '../report/report.ts';

/** A JSX element of a text. */
export interface Element {
  name: string;
  /** Whether it is inside a sentence. */
  isInline: boolean;
  /** Values of its properties; `UNKNOWN` for code. */
  props: Readonly<Record<string, unknown>>;
  /** Elements directly inside of it. */
  elements: readonly Element[];
  /** What is inside, as markdown of Recto, from the first column. */
  content: () => string;
  /** The words inside. */
  text: () => string;
  /** What is inside, as it was written. */
  source: () => string;
}

/** What a rule may ask for while it converts an element. */
export interface RuleContext {
  /** The file that contains the element. */
  file: string;
  /** The address of a link on the new site. */
  link: (address: string) => string;
  /** The address of a picture on the new site. */
  image: (address: string) => string;
  note: (outcome: Outcome, code: string, message: string) => void;
  /** Keeps an element as a component that the site has to define. */
  stub: (element: Element) => string;
  /** The text of a file of the source, seen from the page. */
  read: (path: string) => { file: string; text: string } | undefined;
  /** The converted text of another file of the source. */
  partial: (file: string, props: Readonly<Record<string, unknown>>) => string;
}

/** Gives the markdown of an element. */
export type ComponentRule = (element: Element, context: RuleContext) => string;

export type Props = Readonly<Record<string, unknown>>;

/** A component as a block: its name, properties, and what is inside. Blocks around blocks have more colons. */
export function block(name: string, props: Props, content = ''): string {
  const inner = content.replace(/^(?:[ \t]*\n)+/u, '').trimEnd();
  const most = Math.max(1, ...[...inner.matchAll(/^[ \t]*(:{2,})/gmu)].map(([, colons = '']) => colons.length));
  const colons = ':'.repeat(most + 1);
  const { attributes, yaml } = writeProps(props);
  return [`${colons}${name}${attributes}`, ...yaml, ...(inner === '' ? [] : [inner]), colons].join('\n');
}

/** A component inside a sentence. */
export function inline(name: string, props: Props, content = ''): string {
  const { attributes } = writeProps(props, true);
  return `:${name}${content === '' ? '' : `[${content}]`}${attributes}`;
}

/** Properties in braces or, where a value does not fit there, as lines of YAML. */
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

/** A property as text, or `undefined`. */
export function textProp(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The properties that are given. */
export function given(props: Props): Props {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined && value !== false));
}

export function kebabCase(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1-$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/gu, '$1-$2')
    .replaceAll(/[^a-zA-Z\d]+/gu, '-')
    .toLowerCase();
}

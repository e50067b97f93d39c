import { ContentError } from '@recto/content';

/** An element of a feed or a sitemap. */
export interface XmlElement {
  /** Without its prefix. */
  name: string;
  namespace: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlElement[];
  /** All text in it. */
  text: string;
  line: number;
}

interface OpenElement {
  written: string;
  element: XmlElement & { children: XmlElement[] };
  prefixes: ReadonlyMap<string, string>;
}

const NAME = String.raw`[\p{L}_][\p{L}\p{N}\p{M}_.\-·]*(?::[\p{L}_][\p{L}\p{N}\p{M}_.\-·]*)?`;
const VALUE = String.raw`"[^"<]*"|'[^'<]*'`;
const TOKEN = new RegExp(
  [
    String.raw`(?<aside><\?(?!xml[\s?])[\p{L}_][\p{L}\p{N}_.\-]*(?:\s[^]*?)?\?>|<!--(?:[^-]|-[^-])*-->)`,
    String.raw`<!\[CDATA\[(?<data>[^]*?)\]\]>`,
    String.raw`</(?<close>${NAME})\s*>`,
    String.raw`<(?<open>${NAME})(?<attributes>(?:\s+${NAME}\s*=\s*(?:${VALUE}))*)\s*(?<empty>/?)>`,
    String.raw`(?<text>[^<]+)`,
  ].join('|'),
  'uy',
);
/** What an XML document may begin with, and nothing may stand before it. */
const DECLARATION =
  /^\uFEFF?(?:<\?xml\s+version\s*=\s*(?:"1\.\d+"|'1\.\d+')(?:\s+(?:encoding|standalone)\s*=\s*(?:"[\w.-]+"|'[\w.-]+'))*\s*\?>)?/u;
const ATTRIBUTE = new RegExp(String.raw`(?<name>${NAME})\s*=\s*(?<value>${VALUE})`, 'gu');
/** What no XML document can hold, not even as a reference. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));
const PREFIXES = new Map([
  ['', ''],
  ['xml', 'http://www.w3.org/XML/1998/namespace'],
]);

/** Reads XML as strictly as its readers may. Document types are refused: nothing here needs one, and they can do harm. */
export function readXml(text: string, file: string): XmlElement {
  const fail = (what: string, at: number): never => {
    const line = text.slice(0, at).split('\n').length;
    const hint = 'Readers refuse the whole file. Correct what writes it.';
    throw new ContentError('xml/malformed', `This is no well-formed XML: ${what}.`, hint, { file, line });
  };
  const forbidden = FORBIDDEN.exec(text);
  if (forbidden) fail('it has a character that XML cannot hold', forbidden.index);

  const stack: OpenElement[] = [];
  let root: XmlElement | undefined;
  let line = 1;
  const say = (said: string, at: number): void => {
    if (stack.length === 0 && said.trim() !== '') fail('there is text outside of its root', at);
    // Text belongs to all elements around it.
    for (const { element } of stack) element.text += said;
  };

  const start = DECLARATION.exec(text)?.[0] ?? '';
  line += start.split('\n').length - 1;
  for (let at = start.length; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match?.groups) return fail(whatStandsAt(text, at), at);
    const { data, close, open, attributes = '', empty, text: plain } = match.groups;
    if (data !== undefined) say(data, at);
    if (plain !== undefined) {
      if (plain.includes(']]>')) fail('"]]>" stands outside of CDATA', at);
      say(
        decode(plain, (what) => fail(what, at)),
        at,
      );
    }
    if (open !== undefined) {
      if (stack.length === 0 && root) fail(`it has a second root, <${open}>`, at);
      const made = openElement(open, attributes, stack.at(-1)?.prefixes ?? PREFIXES, line, (what) => fail(what, at));
      stack.at(-1)?.element.children.push(made.element);
      root ??= made.element;
      if (empty === '') stack.push(made);
    }
    if (close !== undefined) {
      const last = stack.pop();
      if (last?.written !== close) fail(last ? `</${close}> ends <${last.written}>` : `</${close}> ends nothing`, at);
    }
    line += match[0].split('\n').length - 1;
  }
  const unclosed = stack.at(-1);
  if (unclosed) fail(`<${unclosed.written}> does not end`, text.length);
  return root ?? fail('it is empty', 0);
}

function whatStandsAt(text: string, at: number): string {
  if (text.startsWith('<!DOCTYPE', at)) return 'it has a document type';
  if (/^<\?xml[\s?]/u.test(text.slice(at, at + 6))) return 'its declaration is wrong, or does not stand first';
  const [shown = ''] = text.slice(at, at + 40).split('\n');
  return `nothing begins with "${shown}"`;
}

function openElement(
  written: string,
  attributes: string,
  outer: ReadonlyMap<string, string>,
  line: number,
  fail: (what: string) => never,
): OpenElement {
  const values: Record<string, string> = {};
  const prefixes = new Map(outer);
  for (const { groups } of attributes.matchAll(ATTRIBUTE)) {
    const { name = '', value = '' } = groups ?? {};
    if (Object.hasOwn(values, name)) fail(`<${written}> has "${name}" twice`);
    values[name] = decode(value.slice(1, -1), fail);
    if (name === 'xmlns') prefixes.set('', values[name]);
    if (name.startsWith('xmlns:')) prefixes.set(name.slice('xmlns:'.length), values[name]);
  }
  const used = [written, ...Object.keys(values).filter((name) => !name.startsWith('xmlns'))];
  for (const name of used) {
    const prefix = name.includes(':') ? (name.split(':')[0] ?? '') : '';
    if (!prefixes.has(prefix)) fail(`the prefix of "${name}" stands for nothing`);
  }
  const [first = '', second] = written.split(':');
  const namespace = prefixes.get(second === undefined ? '' : first) ?? '';
  const element = { name: second ?? first, namespace, attributes: values, children: [], text: '', line };
  return { written, element, prefixes };
}

function decode(text: string, fail: (what: string) => never): string {
  return text.replaceAll(/&(?<name>[^;&\s]*);?/gu, (written: string, name: string) => {
    const [, hex, decimal] = /^#(?:x(?<hex>[\da-f]+)|(?<decimal>\d+))$/iu.exec(name) ?? [];
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const sign = Number.isNaN(code) || code > 0x10_ff_ff ? ENTITIES.get(name) : String.fromCodePoint(code);
    if (sign === undefined || !written.endsWith(';') || FORBIDDEN.test(sign)) fail(`"${written}" stands for nothing`);
    return sign ?? '';
  });
}

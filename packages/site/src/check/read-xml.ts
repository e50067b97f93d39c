import { ContentError } from '@recto/content';
import { SaxesParser } from 'saxes';
import type { SaxesTagNS } from 'saxes';

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

type OpenElement = XmlElement & { children: XmlElement[] };

/** Reads XML as strictly as its readers may. Document types are refused: nothing here needs one, and they can do harm. */
export function readXml(text: string, file: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const stack: OpenElement[] = [];
  let root: XmlElement | undefined;
  const fail = (what: string, line = parser.line): never => {
    const hint = 'Readers refuse the whole file. Correct what writes it.';
    throw new ContentError('xml/malformed', `This is no well-formed XML: ${what}.`, hint, { file, line });
  };
  const say = (said: string): void => {
    // Text belongs to all elements around it.
    for (const element of stack) element.text += said;
  };

  parser.on('error', ({ message }) => {
    // The parser looks for the end of an entity up to the end of the text, and then only misses the end of an element.
    const bare = message.includes('unclosed tag') ? /&(?!#?\w+;)/u.exec(text) : null;
    if (bare) fail('"&" begins no entity; it is written "&amp;"', text.slice(0, bare.index).split('\n').length);
    fail(message.replaceAll(/^\d+:\d+: |\.$/gu, ''));
  });
  parser.on('doctype', () => fail('it has a document type'));
  parser.on('text', say);
  parser.on('cdata', say);
  // An element is where its name is, not where its last attribute ends.
  let line = 1;
  parser.on('opentagstart', () => {
    line = parser.line;
  });
  parser.on('opentag', (tag) => {
    const element = elementOf(tag, line);
    stack.at(-1)?.children.push(element);
    root ??= element;
    stack.push(element);
  });
  parser.on('closetag', () => {
    stack.pop();
  });
  parser.write(text).close();
  return root ?? fail('it is empty');
}

function elementOf({ local, uri, attributes }: SaxesTagNS, line: number): OpenElement {
  const values = Object.entries(attributes).map(([name, { value }]) => [name, value] as const);
  return { name: local, namespace: uri, attributes: Object.fromEntries(values), children: [], text: '', line };
}

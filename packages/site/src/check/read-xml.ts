import { ContentError } from '@recto/content';
import { SaxesParser } from 'saxes';
import type { SaxesTagNS } from 'saxes';

/** An XML element of a feed or a sitemap. */
export interface XmlElement {
  /** Name without its prefix. */
  name: string;
  /** URI of its namespace; empty for none. */
  namespace: string;
  /** Attributes by name, with their prefixes. */
  attributes: Readonly<Record<string, string>>;
  /** Child elements. */
  children: readonly XmlElement[];
  /** All text inside the element, at any depth. */
  text: string;
  /** Line of its start tag. */
  line: number;
}

type OpenElement = XmlElement & { children: XmlElement[] };

/**
 * Parses XML strictly, as feed readers may. Document type declarations are rejected: feeds and sitemaps need none, and
 * they are a security risk.
 */
export function readXml(text: string, file: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const stack: OpenElement[] = [];
  let root: XmlElement | undefined;
  const fail = (what: string, line = parser.line): never => {
    const hint = 'Feed readers and search engines reject the whole file. Fix the code that writes it.';
    throw new ContentError('xml/malformed', `This is not well-formed XML: ${what}.`, hint, { file, line });
  };
  const addText = (added: string): void => {
    // Text is added to all elements around it.
    for (const element of stack) element.text += added;
  };

  parser.on('error', ({ message }) => {
    // The parser searches for the end of an entity up to the end of the text, and then reports only an unclosed
    // element.
    const bare = message.includes('unclosed tag') ? /&(?!#?\w+;)/u.exec(text) : null;
    if (bare) fail('"&" does not begin an entity; write "&amp;"', text.slice(0, bare.index).split('\n').length);
    fail(message.replaceAll(/^\d+:\d+: |\.$/gu, ''));
  });
  parser.on('doctype', () => {
    throw new ContentError(
      'xml/malformed',
      'This XML has a document type declaration, which feeds and sitemaps must not have.',
      'Remove it from the code that writes this file.',
      { file, line: parser.line },
    );
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  // The line of an element is that of its name, not that of its last attribute.
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

import { escapeHtml } from '@recto/content';

type Attributes = Readonly<Record<string, string | undefined>>;

/** What XML has no sign for, not even in disguise: control characters, halves of letters, and two that are none. */
// oxlint-disable-next-line no-control-regex -- These are the ones that have to go.
const NO_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Text as it may stand between tags and in attributes. */
export function xmlText(text: string): string {
  return escapeHtml(text.replaceAll(NO_XML, ''));
}

/** Markup as text, readable as it is. What would end it early is cut in two. */
export function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll(NO_XML, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** An element with text; without a value there is none. */
export function textElement(name: string, text: string | undefined, attributes: Attributes = {}): string {
  return text === undefined ? '' : element(name, attributes, xmlText(text));
}

/** An element around others. Attributes without a value are left out. */
export function element(name: string, attributes: Attributes, inner = ''): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${xmlText(value)}"`,
  );
  return inner === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inner}</${name}>`;
}

export const XML = '<?xml version="1.0" encoding="utf-8"?>\n';

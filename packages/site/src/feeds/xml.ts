import { escapeHtml } from '@recto/content';

type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * Characters that XML does not allow, not even escaped: control characters, unpaired surrogates, and two noncharacters.
 */
// oxlint-disable-next-line no-control-regex -- these characters must be removed
const INVALID_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Escapes text for element content and attributes. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replaceAll(INVALID_CHARACTERS, ''));
}

/** Wraps markup in a CDATA section. A `]]>` inside is split between two sections. */
export function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll(INVALID_CHARACTERS, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** Renders an element with text; an empty string if there is no value. */
export function textElement(name: string, text: string | undefined, attributes: Attributes = {}): string {
  return text === undefined ? '' : xmlElement(name, attributes, escapeXml(text));
}

/** Renders an element around others. Attributes without a value are omitted. */
export function xmlElement(name: string, attributes: Attributes, inner = ''): string {
  const pairs = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeXml(value)}"`,
  );
  return inner === '' ? `<${name}${pairs.join('')}/>` : `<${name}${pairs.join('')}>${inner}</${name}>`;
}

/** XML declaration at the beginning of a file. */
export const XML = '<?xml version="1.0" encoding="utf-8"?>\n';

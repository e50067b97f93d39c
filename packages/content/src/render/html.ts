const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Checked first, because most texts have none of these characters. Without the flag `g`, `test` keeps no position. */
const ESCAPED = /[&<>"]/u;

/** Escapes text for HTML content and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return ESCAPED.test(text) ? text.replaceAll(/[&<>"]/gu, (character) => ESCAPES[character] ?? character) : text;
}

const VOID_TAGS = new Set(['br', 'hr', 'img', 'input', 'wbr', 'source', 'track', 'col']);

/** Renders an HTML element. Attribute values are escaped; `inner` is HTML. */
export function renderElement(tag: string, attributes: Record<string, string>, inner: string): string {
  let opening = `<${tag}`;
  for (const name of Object.keys(attributes)) opening += ` ${name}="${escapeHtml(attributes[name] ?? '')}"`;
  return VOID_TAGS.has(tag) ? `${opening}>` : `${opening}>${inner}</${tag}>`;
}

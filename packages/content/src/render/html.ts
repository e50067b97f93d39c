const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A test without the flag `g` keeps no position. Most texts have none of these characters. */
const ESCAPED = /[&<>"]/u;

export function escapeHtml(text: string): string {
  return ESCAPED.test(text) ? text.replaceAll(/[&<>"]/gu, (sign) => ESCAPES[sign] ?? sign) : text;
}

const VOID_TAGS = new Set(['br', 'hr', 'img', 'input', 'wbr', 'source', 'track', 'col']);

export function renderElement(tag: string, attributes: Record<string, string>, inner: string): string {
  let opening = `<${tag}`;
  for (const name of Object.keys(attributes)) opening += ` ${name}="${escapeHtml(attributes[name] ?? '')}"`;
  return VOID_TAGS.has(tag) ? `${opening}>` : `${opening}>${inner}</${tag}>`;
}

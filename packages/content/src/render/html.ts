const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (sign) => ESCAPES[sign] ?? sign);
}

const VOID_TAGS = new Set(['br', 'hr', 'img', 'input', 'wbr', 'source', 'col']);

export function renderElement(tag: string, attributes: Record<string, string>, inner: string): string {
  const rendered = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const opening = `<${tag}${rendered.join('')}>`;
  return VOID_TAGS.has(tag) ? opening : `${opening}${inner}</${tag}>`;
}

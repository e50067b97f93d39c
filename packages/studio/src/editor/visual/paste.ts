/** Converts HTML from other applications to what the parser of the editor supports. */
export function cleanPastedHtml(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const removed of parsed.querySelectorAll('style, script, meta, link, title, o\\:p, [style*="mso-hide:all"]')) {
    removed.remove();
  }
  readWordLists(parsed);
  // Web pages and Google Docs use `div` elements for paragraphs.
  for (const box of parsed.querySelectorAll('div')) {
    if (box.querySelector('p, div, ul, ol, table, h1, h2, h3, h4, h5, h6, pre, blockquote') === null) {
      const paragraph = parsed.createElement('p');
      paragraph.append(...box.childNodes);
      box.replaceWith(paragraph);
    }
  }
  // Other applications use empty paragraphs as spacing.
  for (const paragraph of parsed.querySelectorAll('p')) {
    if ((paragraph.textContent ?? '').trim() === '' && !paragraph.querySelector('img, br + br')) paragraph.remove();
  }
  return parsed.body.innerHTML;
}

/** Word writes lists as paragraphs that start with a bullet or a number, and stores their level in a style. */
function readWordLists(parsed: Document): void {
  const items = [...parsed.querySelectorAll<HTMLElement>('p[style*="mso-list"], p[class^="MsoListParagraph"]')];
  let open: HTMLElement[] = [];
  let last: Element | undefined;
  for (const item of items) {
    const style = item.getAttribute('style') ?? '';
    const level = Number(/level(\d)/u.exec(style)?.[1] ?? 1);
    const sign = item.querySelector<HTMLElement>('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    const isOrdered = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/iu.test(sign?.textContent ?? '');
    sign?.remove();
    if (last === undefined || item.previousElementSibling !== last) open = [];
    open = open.slice(0, level);
    while (open.length < level) {
      const list = parsed.createElement(isOrdered ? 'ol' : 'ul');
      const parent = open.at(-1)?.lastElementChild;
      if (parent) parent.append(list);
      else item.before(list);
      open.push(list);
    }
    const entry = parsed.createElement('li');
    const paragraph = parsed.createElement('p');
    paragraph.append(...item.childNodes);
    entry.append(paragraph);
    open.at(-1)?.append(entry);
    item.remove();
    last = open[0];
  }
}

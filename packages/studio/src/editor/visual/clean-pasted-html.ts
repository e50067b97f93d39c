/** Converts HTML from other applications to what the parser of the editor supports. */
export function cleanPastedHtml(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const removed of parsed.querySelectorAll('style, script, meta, link, title, o\\:p, [style*="mso-hide:all"]')) {
    removed.remove();
  }
  for (const image of parsed.querySelectorAll('img')) keepAltText(image);
  readWordLists(parsed);
  // Tables that were copied in the editor are valid, and may be parts of a table.
  const isOwn = parsed.querySelector('[data-pm-slice]') !== null;
  const tables = isOwn ? [] : parsed.querySelectorAll('table');
  for (const table of tables) if (table.isConnected) repairTable(table);
  // On web pages, the last line of code usually ends with a line break.
  for (const code of isOwn ? [] : parsed.querySelectorAll('pre')) {
    const last = (code.querySelector('code') ?? code).lastChild;
    if (last instanceof Text) last.data = last.data.replace(/\n$/u, '');
  }
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
    const bullet = item.querySelector<HTMLElement>('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    const [, marker] = /^\s*\(?((?:\d+\.)*\d+|[a-z]|[ivx]+)[.)]/iu.exec(bullet?.textContent ?? '') ?? [];
    const type = marker === undefined ? 'ul' : 'ol';
    bullet?.remove();
    if (last === undefined || item.previousElementSibling !== last) open = [];
    open = open.slice(0, level);
    // Another kind of marker at the same level starts another list.
    if (open.length === level && open.at(-1)?.localName !== type) open.pop();
    while (open.length < level) {
      const list = parsed.createElement(type);
      if (/^\d+$/u.test(marker ?? '')) list.setAttribute('start', String(marker));
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

/** Pictures that are not on a server cannot be linked to, so their alternative text is kept. */
function keepAltText(image: HTMLImageElement): void {
  const isLocal = /^(?:data|blob|file|cid):/iu.test(image.getAttribute('src') ?? '');
  if (isLocal) image.replaceWith(image.alt || image.title);
}

const CELL_BLOCKS =
  'p, div, ul, ol, li, dl, dt, dd, h1, h2, h3, h4, h5, h6, pre, blockquote, section, article, figure, figcaption, hr, ' +
  'table, caption, colgroup, thead, tbody, tfoot, tr, td, th';

/** Converts a table to what markdown can represent: a header row, rows of the same length, cells without blocks. */
function repairTable(table: HTMLTableElement): void {
  const rows = [...table.rows].filter((row) => row.cells.length > 0);
  const [first] = rows;
  if (!first) return;
  if (rows.length === 1 && first.cells.length === 1) {
    // Other applications use tables with one cell as boxes.
    table.replaceWith(...(first.cells[0]?.childNodes ?? []));
    return;
  }
  if (table.caption) table.before(paragraphOf(table.caption));
  for (const cell of rows.flatMap((row) => [...row.cells])) unwrapBlocks(cell);
  fillRows(rows);
  for (const row of rows) {
    for (const cell of row.cells) renameCell(cell, row === first ? 'th' : 'td');
  }
  const body = table.ownerDocument.createElement('tbody');
  body.append(...rows);
  table.replaceChildren(body);
}

function paragraphOf(element: HTMLElement): HTMLElement {
  const paragraph = element.ownerDocument.createElement('p');
  paragraph.append(...element.childNodes);
  return paragraph;
}

/** Blocks in a cell become lines that are separated by line breaks. */
function unwrapBlocks(cell: HTMLElement): void {
  const lineBreak = (): HTMLElement => cell.ownerDocument.createElement('br');
  for (const block of cell.querySelectorAll(CELL_BLOCKS)) {
    block.replaceWith(lineBreak(), ...block.childNodes, lineBreak());
  }
  let breaks: Element[] = [];
  let isEmpty = true;
  const content = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const unneeded: Element[] = [];
  for (let node = content.nextNode(); node; node = content.nextNode()) {
    if (node instanceof Element && node.localName === 'br') breaks.push(node);
    else if ((node instanceof Text && node.data.trim() !== '') || node.nodeName === 'IMG') {
      unneeded.push(...breaks.slice(isEmpty ? 0 : 1));
      breaks = [];
      isEmpty = false;
    }
  }
  for (const element of [...unneeded, ...breaks]) element.remove();
}

/** Replaces merged cells by empty ones, and adds cells to short rows. */
function fillRows(rows: readonly HTMLTableRowElement[]): void {
  const widthOf = ({ cells }: HTMLTableRowElement): number =>
    // A heading above all columns often spans more columns than there are.
    cells.length === 1 ? 1 : [...cells].reduce((sum, cell) => sum + cell.colSpan, 0);
  const width = Math.max(...rows.map(widthOf));
  /** For each column, in how many more rows it is covered by the cell above. */
  let covered: number[] = [];
  for (const row of rows) {
    const cells = [...row.cells];
    const nextCovered: number[] = [];
    const filled: HTMLElement[] = [];
    const add = (cell: HTMLElement | undefined, count: number): void => {
      filled.push(cell ?? row.ownerDocument.createElement('td'));
      nextCovered.push(count);
    };
    while (cells.length > 0 || filled.length < width) {
      const coveredRows = covered[filled.length] ?? 0;
      const cell = coveredRows > 0 ? undefined : cells.shift();
      const span = cell ? Math.min(cell.colSpan, Math.max(1, width - filled.length)) : 1;
      for (let index = 0; index < span; index += 1) {
        add(index === 0 ? cell : undefined, cell ? cell.rowSpan - 1 : Math.max(0, coveredRows - 1));
      }
    }
    covered = nextCovered;
    row.replaceChildren(...filled);
  }
  for (const row of rows)
    while (row.cells.length < Math.max(...rows.map(({ cells }) => cells.length))) row.insertCell();
}

function renameCell(cell: HTMLTableCellElement, name: 'th' | 'td'): void {
  const renamed = cell.ownerDocument.createElement(name);
  const align = cell.getAttribute('align') ?? cell.style.textAlign;
  if (align !== '') renamed.setAttribute('align', align);
  renamed.append(...cell.childNodes);
  cell.replaceWith(renamed);
}

import { FOUND_KEY } from '../constants.ts';

/** How long found words stay marked, in milliseconds. */
const MARKED_MS = 5000;
/** Name of the highlight in the style sheet. */
const HIGHLIGHT = 'recto-found';
/** Attribute of a heading, in browsers without highlights or if no word is found in or below it. */
const FOUND_ATTRIBUTE = 'data-found';

let unmark = (): void => undefined;

/** The words that a search has found on a page. */
interface FoundOnPage {
  path: string;
  /** Id of the heading above the words; empty for the title. */
  hash: string;
  words: readonly string[];
}

/**
 * After the next navigation, marks the found words on the page for a moment: in and below the heading that the URL
 * names; if there are none, the heading itself. After a full page load, the boot script calls `markFound`.
 */
export function markAfterNavigation({ pathname, hash }: URL, words: readonly string[]): void {
  const marked: FoundOnPage = { path: pathname, hash: hash.slice(1), words };
  store(JSON.stringify(marked));
  if (!Object.hasOwn(globalThis, 'navigation')) return;
  const waiting = new AbortController();
  const { signal } = waiting;
  const options = { once: true, signal };
  navigation.addEventListener(
    'navigatesuccess',
    () => {
      waiting.abort();
      store(undefined);
      markOnPage(document, marked);
    },
    options,
  );
  navigation.addEventListener(
    'navigateerror',
    () => {
      waiting.abort();
    },
    options,
  );
}

/** Marks words that were found before this page was loaded. */
export function markFound(): void {
  const marked = JSON.parse(sessionStorage.getItem(FOUND_KEY) ?? 'null') as FoundOnPage | null;
  store(undefined);
  if (marked?.path === location.pathname) markOnPage(document, marked);
}

function store(value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(FOUND_KEY);
    else sessionStorage.setItem(FOUND_KEY, value);
  } catch {
    // Without session storage, nothing is marked after a full page load.
  }
}

function markOnPage(document: Document, { hash, words }: FoundOnPage): void {
  unmark();
  const main = document.querySelector('main');
  const heading = document.getElementById(decodeURIComponent(hash)) ?? main?.querySelector('h1');
  if (!main || !heading) return;
  const ranges = findRanges(main, heading, words);
  const canHighlight = 'highlights' in CSS;
  if (canHighlight && ranges.length > 0) CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  else heading.setAttribute(FOUND_ATTRIBUTE, '');

  const marked = new AbortController();
  const end = (): void => {
    marked.abort();
    clearTimeout(timer);
    if (canHighlight) CSS.highlights.delete(HIGHLIGHT);
    heading.removeAttribute(FOUND_ATTRIBUTE);
  };
  const timer = setTimeout(end, MARKED_MS);
  document.addEventListener('keydown', end, { signal: marked.signal });
  unmark = end;
}

/** Finds the words in a heading and in the text below it, up to the next heading. */
function findRanges(main: Element, heading: Element, words: readonly string[]): Range[] {
  const { ownerDocument } = main;
  const walker = ownerDocument.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const isBefore = (heading.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) === 0;
    if (isBefore) continue;
    const nodeHeading = node.parentElement?.closest('h1, h2, h3, h4, h5, h6');
    if (nodeHeading && nodeHeading !== heading) break;
    ranges.push(...rangesIn(node, words));
  }
  return ranges;
}

function rangesIn(node: Node, words: readonly string[]): Range[] {
  const text = node.nodeValue ?? '';
  return words.flatMap((word) => {
    const ranges: Range[] = [];
    for (let start = text.indexOf(word); start !== -1; start = text.indexOf(word, start + word.length)) {
      if (isInsideWord(text, start) || isInsideWord(text, start + word.length)) continue;
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      ranges.push(range);
    }
    return ranges;
  });
}

/** Whether a position is between two Latin letters or digits. Other scripts may not separate words. */
function isInsideWord(text: string, index: number): boolean {
  return /^[\p{Script=Latin}\p{N}]{2}$/u.test(text.slice(Math.max(index - 1, 0), index + 1));
}

import { COPIED_MS } from '../constants.ts';
import { copyText, fetchText } from './copy-text.ts';

/** What a button with `data-copy` copies; where that is a text or a file, its `value` says which. */
type CopyKind = 'text' | 'file' | 'code' | 'address';

/** Who hears that something was copied without seeing it: an element of this id, with the words in its data. */
const ANNOUNCER = '#recto-announcer';
/** Buttons, and the links of headings to themselves. */
const COPIES = '[data-copy], a.anchor[href^="#"]';

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Makes all copy buttons of a page work, those that come later included: none of them waits for React. */
export function startCopyButtons(document: Document): void {
  document.addEventListener('click', ({ target, altKey, ctrlKey, metaKey, shiftKey }) => {
    const element = target instanceof Element ? target.closest<HTMLElement>(COPIES) : null;
    if (element && !(altKey || ctrlKey || metaKey || shiftKey)) void copyFrom(element);
  });
}

async function copyFrom(element: HTMLElement): Promise<void> {
  element.ariaBusy = 'true';
  const state = await copyText(textOf(element));
  element.ariaBusy = null;
  // An entry of a menu closes with it: what the menu belongs to shows how it went.
  const shown = element.closest<HTMLElement>('[data-copy-feedback]') ?? element;
  shown.dataset['state'] = state;
  const announcer = element.ownerDocument.querySelector<HTMLElement>(ANNOUNCER);
  const isLink = element instanceof HTMLAnchorElement || element.dataset['copy'] === 'address';
  const said = announcer?.dataset[state === 'copied' && isLink ? 'linkCopied' : state] ?? '';
  if (announcer) announcer.textContent = said;
  clearTimeout(timers.get(shown));
  const forget = (): void => {
    delete shown.dataset['state'];
    // The title of another page may stand there by now.
    if (announcer?.textContent === said) announcer.textContent = '';
  };
  timers.set(shown, setTimeout(forget, COPIED_MS));
}

function textOf(element: HTMLElement): string | Promise<string> {
  if (element instanceof HTMLAnchorElement) return element.href;
  const value = element.getAttribute('value') ?? '';
  switch (element.dataset['copy'] as CopyKind | undefined) {
    case 'address':
      return location.href;
    case 'code':
      return codeBeside(element);
    case 'file':
      return fetchText(value);
    default:
      return value;
  }
}

/** The code beside a button, without the lines that are marked as removed. */
function codeBeside(button: Element): string {
  const code = button.parentElement?.querySelector('code')?.cloneNode(true);
  if (!(code instanceof Element)) return '';
  for (const line of code.querySelectorAll('.removed')) line.remove();
  return code.textContent.trimEnd();
}

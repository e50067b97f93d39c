import { COPIED_MS } from '../constants.ts';
import { copyText, fetchText } from './copy-text.ts';

/** What a button with `data-copy` copies; for `text` and `file`, its `value` is the text or the URL. */
type CopyKind = 'text' | 'file' | 'code' | 'url';

/** The live region that announces the result to screen readers; its data attributes hold the texts. */
const ANNOUNCER = '#recto-announcer';
/** Copy buttons, and the anchor links of headings. */
const COPY_ELEMENTS = '[data-copy], a.anchor[href^="#"]';

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Makes all copy buttons of a page work without React, including those that are added later. */
export function startCopyButtons(document: Document): void {
  document.addEventListener('click', ({ target, altKey, ctrlKey, metaKey, shiftKey }) => {
    const element = target instanceof Element ? target.closest<HTMLElement>(COPY_ELEMENTS) : null;
    if (element && !(altKey || ctrlKey || metaKey || shiftKey)) void copyFrom(element);
  });
}

async function copyFrom(element: HTMLElement): Promise<void> {
  element.ariaBusy = 'true';
  const state = await copyText(textOf(element));
  element.ariaBusy = null;
  // A menu closes when an entry is chosen, so the element around the menu shows the result.
  const feedback = element.closest<HTMLElement>('[data-copy-feedback]') ?? element;
  feedback.dataset['state'] = state;
  const announcer = element.ownerDocument.querySelector<HTMLElement>(ANNOUNCER);
  const isLink = element instanceof HTMLAnchorElement || element.dataset['copy'] === 'url';
  const announcement = announcer?.dataset[state === 'copied' && isLink ? 'linkCopied' : state] ?? '';
  if (announcer) announcer.textContent = announcement;
  clearTimeout(timers.get(feedback));
  const forget = (): void => {
    delete feedback.dataset['state'];
    // The region may contain the title of another page by now.
    if (announcer?.textContent === announcement) announcer.textContent = '';
  };
  timers.set(feedback, setTimeout(forget, COPIED_MS));
}

function textOf(element: HTMLElement): string | Promise<string> {
  if (element instanceof HTMLAnchorElement) return element.href;
  const value = element.getAttribute('value') ?? '';
  switch (element.dataset['copy'] as CopyKind | undefined) {
    case 'url':
      return location.href;
    case 'code':
      return codeNextTo(element);
    case 'file':
      return fetchText(value);
    default:
      return value;
  }
}

/** Returns the code next to a button, without lines marked as removed. */
function codeNextTo(button: Element): string {
  const code = button.parentElement?.querySelector('code')?.cloneNode(true);
  if (!(code instanceof Element)) return '';
  for (const line of code.querySelectorAll('.removed')) line.remove();
  return code.textContent.trimEnd();
}

import { useEffect } from 'react';
import { useStudio } from '../studio.ts';
import type { SourcePosition, Studio } from '../studio.ts';
import { findOpenPage } from './find-open-page.ts';

/** Elements that keep their own click behaviour. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role="tab"], [contenteditable]';

/** Blocks of the draft on the page, in the order of the text. */
const BLOCKS = 'main :is(recto-prose, recto-block)[data-line]';

/** Moves the caret of the editor to the text that was clicked on the page. */
export function usePageClicks(isOpen: boolean): void {
  const studio = useStudio();
  useEffect(() => (isOpen ? listenToClicks(studio) : undefined), [isOpen, studio]);
}

function listenToClicks(studio: Studio): () => void {
  const { view, preview } = studio;
  let stopWaiting = (): void => undefined;
  const cancel = (): void => {
    stopWaiting();
  };
  const choose = (event: MouseEvent): void => {
    cancel();
    const { target, clientX, clientY, pageX, pageY } = event;
    if (!(target instanceof Element) || event.button !== 0) return;
    if (target.closest(CONTROLS) && !event.altKey && !isBlockLink(target)) return;
    const path = findOpenPage(studio)?.path;
    if (path === undefined) return;
    const position = positionOf(target, { x: clientX, y: clientY });
    if (position) view.set({ ...view.get(), tab: 'page', path, position });
    else if (target.closest('main') && path.endsWith('.md') && !document.querySelector(BLOCKS)) {
      view.set({ ...view.get(), tab: 'page', path });
      stopWaiting = onceDraftIsShown(() => {
        const point = { x: pageX - scrollX, y: pageY - scrollY };
        const element = document.elementFromPoint(point.x, point.y);
        const chosen = element && positionOf(element, point);
        if (chosen) view.set({ ...view.get(), position: chosen });
      });
    }
  };
  const chooseBlock = (event: MouseEvent): void => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || !isBlockLink(target)) return;
    // The page would open the target of the link, or enlarge the picture.
    event.preventDefault();
    event.stopPropagation();
    choose(event);
  };
  document.addEventListener('click', chooseBlock, { capture: true });
  document.addEventListener('click', choose);
  document.addEventListener('keydown', cancel);
  const stopFollowing = preview.onNavigate(cancel);
  return () => {
    cancel();
    stopFollowing();
    document.removeEventListener('click', chooseBlock, { capture: true });
    document.removeEventListener('click', choose);
    document.removeEventListener('keydown', cancel);
  };
}

/** Whether a part of the text is a link as a whole, such as a picture or a card, and not words in a sentence. */
function isBlockLink(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!link?.closest(BLOCKS) || link.closest('h1, h2, h3, h4, h5, h6')) return false;
  return !getComputedStyle(link).display.startsWith('inline');
}

/** Calls the function once the page shows the draft instead of the published text. Returns a function that cancels it. */
function onceDraftIsShown(run: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(BLOCKS)) return;
    observer.disconnect();
    run();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-line'] });
  return () => {
    observer.disconnect();
  };
}

function positionOf(target: Element, { x, y }: { x: number; y: number }): SourcePosition | undefined {
  const line = Number(target.closest<HTMLElement>('[data-line]')?.dataset['line']);
  if (!Number.isInteger(line) || line < 1) return undefined;
  const caret = document.caretPositionFromPoint(x, y);
  const text = caret?.offsetNode instanceof Text ? caret.offsetNode.data : '';
  return {
    line,
    text: text.trim(),
    offset: Math.max(0, (caret?.offset ?? 0) - (text.length - text.trimStart().length)),
  };
}

/** Scrolls the page to the block with this index. */
export function revealBlock(index: number): void {
  reveal(shownBlocks()[index]?.content);
}

/** Scrolls the page to the block that contains a line of the file. */
export function revealLine(line: number): void {
  reveal(shownBlocks().findLast((block) => block.line <= line)?.content);
}

/** Outermost blocks of the draft on the page. */
function shownBlocks(): { line: number; content: Element }[] {
  const blocks = new Map<string, Element>();
  for (const block of document.querySelectorAll<HTMLElement>(BLOCKS)) {
    const content = block.firstElementChild;
    const { line = '' } = block.dataset;
    if (content && !blocks.has(line)) blocks.set(line, content);
  }
  return [...blocks].map(([line, content]) => ({ line: Number(line), content }));
}

function reveal(content: Element | undefined): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  content?.scrollIntoView({ block: 'nearest', behavior: isReduced ? 'auto' : 'smooth' });
}

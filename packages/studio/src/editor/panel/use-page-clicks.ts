import { useEffect } from 'react';
import { useStudio } from '../studio.ts';
import type { SourcePosition } from '../studio.ts';

/** Elements that keep their own click behaviour. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role="tab"], [contenteditable]';

/** Moves the caret of the editor to the text that was clicked on the page. */
export function usePageClicks(isOpen: boolean): void {
  const { view } = useStudio();
  useEffect(() => {
    if (!isOpen) return undefined;
    const choose = (event: MouseEvent): void => {
      const { target } = event;
      if (!(target instanceof Element) || event.button !== 0) return;
      if (target.closest(CONTROLS) && !event.altKey) return;
      const position = positionOf(target, event);
      if (position) view.set({ ...view.get(), tab: 'page', position });
    };
    document.addEventListener('click', choose);
    return () => {
      document.removeEventListener('click', choose);
    };
  }, [isOpen, view]);
}

function positionOf(target: Element, { clientX, clientY }: MouseEvent): SourcePosition | undefined {
  const line = Number(target.closest<HTMLElement>('[data-n]')?.dataset['n']);
  if (!Number.isInteger(line) || line < 1) return undefined;
  const caret = document.caretPositionFromPoint(clientX, clientY);
  const text = caret?.offsetNode instanceof Text ? caret.offsetNode.data : '';
  return {
    line,
    text: text.trim(),
    offset: Math.max(0, (caret?.offset ?? 0) - (text.length - text.trimStart().length)),
  };
}

/** Visible blocks of the page, in the order of the text. */
const BLOCKS = 'main :is(recto-prose, recto-block)[data-n]';

/** Scrolls the page to the block with this index. */
export function revealBlock(index: number): void {
  const lines = new Map<string, Element>();
  for (const block of document.querySelectorAll<HTMLElement>(BLOCKS)) {
    const content = block.firstElementChild;
    if (content) lines.set(block.dataset['n'] ?? '', lines.get(block.dataset['n'] ?? '') ?? content);
  }
  const target = [...lines.values()][index];
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.scrollIntoView({ block: 'nearest', behavior: isReduced ? 'auto' : 'smooth' });
}

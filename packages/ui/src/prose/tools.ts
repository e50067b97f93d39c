import { COPIED_MS } from '../constants.ts';
import { copyText } from '../copy/use-copy.ts';
import type { useWords } from '../words/words.ts';
import { showPicture } from './show-picture.ts';

type Word = ReturnType<typeof useWords>;

/** Brings a piece of prose to life. What it has to say is said in `voice`, for those who do not see it. */
export function startTools(prose: HTMLElement, voice: HTMLElement, word: Word): void {
  addCopyButtons(prose, word('prose.pre.copy'));
  prose.addEventListener('click', (event) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!(target instanceof Element) || altKey || ctrlKey || metaKey || shiftKey) return;
    const button = target.closest<HTMLElement>('.copy-code');
    const anchor = target.closest<HTMLAnchorElement>('.anchor');
    const picture = target.closest('.zoom')?.querySelector<HTMLImageElement>('img:not([aria-hidden])');
    if (button) void copy(button, codeOf(button), word('copy.copied'));
    else if (anchor) void copy(anchor, anchor.href, word('copy.linkCopied'));
    else if (picture) {
      event.preventDefault();
      showPicture(picture, { label: picture.alt || word('zoom.label'), close: word('zoom.close') });
    }
  });

  const copy = async (element: HTMLElement, text: string, success: string): Promise<void> => {
    const state = await copyText(text);
    element.dataset['state'] = state;
    voice.textContent = state === 'copied' ? success : word('copy.failed');
    setTimeout(() => {
      delete element.dataset['state'];
      voice.textContent = '';
    }, COPIED_MS);
  };
}

/** Gives each block of code a button. Without script there is nothing it could do, so it is not in the page before. */
function addCopyButtons(prose: HTMLElement, label: string): void {
  for (const block of prose.querySelectorAll('.code:not(:has(> .copy-code))')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy-code';
    button.ariaLabel = label;
    button.append(Object.assign(document.createElement('span'), { className: 'glyph' }));
    block.append(button);
  }
}

/** The code beside a button, without the lines that are marked as gone. */
function codeOf(button: HTMLElement): string {
  const code = button.parentElement?.querySelector('code')?.cloneNode(true);
  if (!(code instanceof Element)) return '';
  for (const line of code.querySelectorAll('.removed')) line.remove();
  return code.textContent.trimEnd();
}

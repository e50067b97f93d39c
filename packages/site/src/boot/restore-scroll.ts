const KEPT = '[data-keep-scroll]';

/**
 * Gives each box with a name in `data-keep-scroll` the scroll position that it had on the previous page, and saves the
 * positions when this page is left. If the link to the open page is not completely in the visible part of its box, the
 * box is scrolled to it.
 */
export function restoreScroll(document: Document): void {
  for (const box of document.querySelectorAll<HTMLElement>(KEPT)) {
    const scrollTop = restore(box);
    // Web fonts that load late may change the layout: restore again, unless the visitor has scrolled meanwhile.
    void document.fonts.ready.then(() => {
      if (box.scrollTop === scrollTop) restore(box);
    });
  }
  addEventListener('pagehide', () => {
    for (const box of document.querySelectorAll<HTMLElement>(KEPT)) write(keyOf(box), String(box.scrollTop));
  });
}

function restore(box: HTMLElement): number {
  box.scrollTop = Number(read(keyOf(box)) ?? 0);
  const link = box.querySelector<HTMLElement>('[aria-current="page"]');
  if (link && !isShown(link, box)) box.scrollTop += top(link) - top(box) - box.clientHeight / 2;
  return box.scrollTop;
}

function keyOf({ dataset }: HTMLElement): string {
  return `recto-scroll-${dataset['keepScroll'] ?? ''}`;
}

function top(element: HTMLElement): number {
  return element.getBoundingClientRect().top;
}

function isShown(link: HTMLElement, box: HTMLElement): boolean {
  const offset = top(link) - top(box);
  return offset >= 0 && offset + link.offsetHeight <= box.clientHeight;
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Access to storage may be denied.
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Without storage, the box begins at its top.
  }
}

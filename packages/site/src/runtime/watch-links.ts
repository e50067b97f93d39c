/**
 * Calls `onLink` once, when a link is hovered, focused or touched, or already was. The argument is the focused or
 * touched link, and `null` for a mouse.
 */
export function watchLinks(container: HTMLElement, onLink: (touched: EventTarget | null) => void): void {
  const listening = new AbortController();
  const callOnce = (touched: EventTarget | null): void => {
    listening.abort();
    onLink(touched);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    container.addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (!(target instanceof Element) || !target.closest('a[href]')) return;
        // A mouse may only move across a link; a touch is intentional.
        callOnce(event instanceof PointerEvent && event.pointerType === 'mouse' ? null : target);
      },
      { passive: true, signal: listening.signal },
    );
  }
  if (container.querySelector('a[href]:is(:hover, :focus, :active)')) callOnce(null);
}

/** Marks images that could not be loaded, so that their alternative text is shown without the blurred preview. */
export function watchFailedImages(document: Document): void {
  const mark = ({ target }: { target: EventTarget | null }): void => {
    if (target instanceof HTMLImageElement) target.closest('.image')?.toggleAttribute('data-failed', true);
  };
  // Errors of images do not bubble, so listen in the capture phase.
  document.addEventListener('error', mark, true);
  // Some images may have failed before this listener was added.
  for (const target of document.images) if (target.complete && target.naturalWidth === 0) mark({ target });
}

/** Marks the frames of pictures that could not be loaded, so that their words are seen without a blurred likeness. */
export function watchFailedImages(document: Document): void {
  const mark = ({ target }: { target: EventTarget | null }): void => {
    if (target instanceof HTMLImageElement) target.closest('.image')?.toggleAttribute('data-failed', true);
  };
  // Errors of pictures do not rise; on their way down they can be seen.
  document.addEventListener('error', mark, true);
  // Some may have failed before anyone listened.
  for (const target of document.images) if (target.complete && target.naturalWidth === 0) mark({ target });
}

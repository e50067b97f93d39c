/** Calls `start` as soon as one of the elements that need React without anybody's input is in view. */
export function startInView(document: Document, start: () => void): void {
  const elements = document.querySelectorAll('[data-start="in-view"]');
  if (elements.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '200px' },
  );
  for (const element of elements) observer.observe(element);
}

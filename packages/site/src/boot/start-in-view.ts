/** Calls `start` as soon as an element that needs React without input of the visitor comes into view. */
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

/** A bar at the top of the window that shows how much of the page has been read. */
export default function showProgress(): void {
  const bar = document.createElement('progress');
  bar.max = 1;
  bar.setAttribute('aria-hidden', 'true');
  Object.assign(bar.style, { position: 'fixed', insetBlockStart: '0', inlineSize: '100%', blockSize: '3px' });
  document.body.append(bar);
  const update = (): void => {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    bar.value = scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0;
  };
  addEventListener('scroll', update, { passive: true });
  update();
}

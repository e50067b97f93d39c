/**
 * Calls back after the next frame is painted, for work that would delay it, such as a change of every element's style.
 */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(callback);
  });
}

/** A child element with a key. */
export interface KeyedChild {
  /** Elements with the same key are identical and are reused. */
  key: string;
  /** Creates the element. */
  render: () => Element;
}

const keys = new WeakMap<Element, string>();

/**
 * Sets the children of an element. Existing children with the same keys are kept, so that small changes of a list need
 * little layout work.
 */
export function setChildren(parent: Element, wanted: readonly KeyedChild[]): void {
  const wantedKeys = new Set(wanted.map(({ key }) => key));
  const known = new Map<string, Element>();
  for (const child of parent.querySelectorAll(':scope > *')) {
    const key = keys.get(child);
    // Of two children with the same key, only the first is reused.
    if (key !== undefined && wantedKeys.has(key) && !known.has(key)) known.set(key, child);
    else child.remove();
  }
  let next = parent.firstElementChild;
  for (const { key, render } of wanted) {
    const child = known.get(key) ?? render();
    known.delete(key);
    keys.set(child, key);
    if (child === next) next = child.nextElementSibling;
    else parent.insertBefore(child, next);
  }
}

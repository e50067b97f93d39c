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
export function setChildren(parent: Element, children: readonly KeyedChild[]): void {
  const wantedKeys = new Set(children.map(({ key }) => key));
  const childByKey = new Map<string, Element>();
  for (const child of parent.querySelectorAll(':scope > *')) {
    const key = keys.get(child);
    // Of two children with the same key, only the first is reused.
    if (key !== undefined && wantedKeys.has(key) && !childByKey.has(key)) childByKey.set(key, child);
    else child.remove();
  }
  let next = parent.firstElementChild;
  for (const { key, render } of children) {
    const child = childByKey.get(key) ?? render();
    childByKey.delete(key);
    keys.set(child, key);
    if (child === next) next = child.nextElementSibling;
    else parent.insertBefore(child, next);
  }
}

export interface KeyedChild {
  /** An element with this key is the same whenever it is drawn. */
  key: string;
  draw: () => Element;
}

const keys = new WeakMap<Element, string>();

/**
 * Gives an element these children. Those that it already has stay where they are, so that a list of which little has
 * changed takes little to lay out.
 */
export function setChildren(parent: Element, wanted: readonly KeyedChild[]): void {
  const wantedKeys = new Set(wanted.map(({ key }) => key));
  const known = new Map<string, Element>();
  for (const child of parent.querySelectorAll(':scope > *')) {
    const key = keys.get(child);
    // Of two with the same key, one is drawn again.
    if (key !== undefined && wantedKeys.has(key) && !known.has(key)) known.set(key, child);
    else child.remove();
  }
  let next = parent.firstElementChild;
  for (const { key, draw } of wanted) {
    const child = known.get(key) ?? draw();
    known.delete(key);
    keys.set(child, key);
    if (child === next) next = child.nextElementSibling;
    else parent.insertBefore(child, next);
  }
}

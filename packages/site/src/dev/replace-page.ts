import { PAYLOAD_ID } from '../payload/payload-id.ts';

/**
 * Updates a page that React has not hydrated yet with the current output of the server, in development. Unchanged
 * elements are kept, with their scroll position, open state and focus.
 */
export async function replacePage(signal: AbortSignal): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store', signal });
  // The overlay shows the error over the previous state of the page.
  if (response.status >= 500 && !isErrorPage()) return;
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const app = next.getElementById('app');
  const old = document.getElementById('app');
  // The response is an error page without the layout of the site.
  if (!app || !old) {
    location.reload();
    return;
  }
  if (signal.aborted) return;
  copyAttributes(document.documentElement, next.documentElement, ['lang', 'dir']);
  document.title = next.title;
  update(old, app);
  const payload = document.getElementById(PAYLOAD_ID);
  if (payload) payload.textContent = next.getElementById(PAYLOAD_ID)?.textContent ?? '';
}

/** Whether the open page itself is an error. */
function isErrorPage(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).responseStatus >= 400);
}

/** Makes an element equal to another one, and replaces as little of it as possible. */
function update(old: Element, next: Element): void {
  copyAttributes(old, next, new Set([...old.getAttributeNames(), ...next.getAttributeNames()]));
  const before = [...old.childNodes];
  const after = [...next.childNodes];
  // Equal nodes at the beginning and at the end are kept.
  let start = 0;
  while (start < before.length && start < after.length && isEqual(before[start], after[start])) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && isEqual(before.at(-1 - end), after.at(-1 - end)))
    end += 1;
  const removed = before.slice(start, before.length - end);
  const added = after.slice(start, after.length - end);
  const changed = removed.length === added.length ? removed.length : 0;
  for (let index = 0; index < changed; index += 1) updateNode(removed[index], added[index]);
  if (changed > 0) return;
  const following = before[before.length - end] ?? null;
  for (const node of removed) node.remove();
  for (const node of added) old.insertBefore(document.importNode(node, true), following);
}

function updateNode(old: ChildNode | undefined, next: ChildNode | undefined): void {
  if (!old || !next) return;
  if (old instanceof Element && next instanceof Element && old.tagName === next.tagName && old.id === next.id)
    update(old, next);
  else old.replaceWith(document.importNode(next, true));
}

function isEqual(old: ChildNode | undefined, next: ChildNode | undefined): boolean {
  return next !== undefined && old?.isEqualNode(next) === true;
}

function copyAttributes(to: Element, from: Element, names: Iterable<string>): void {
  for (const name of names) {
    const value = from.getAttribute(name);
    if (value === null) to.removeAttribute(name);
    else if (to.getAttribute(name) !== value) to.setAttribute(name, value);
  }
}

import type { TreeItem } from './tree-item.ts';

/** Reads the entries from the HTML that `NavigationTree` has rendered, so that they are not sent twice. */
export function readTree(list: Element): TreeItem[] {
  return [...list.children].map((entry) => {
    const findChild = (selector: string) => entry.querySelector<HTMLElement>(`:scope > ${selector}`);
    const [link, details, children] = [findChild('a'), findChild('details'), findChild('details > ul')];
    const labelled = link ?? findChild('details > summary');
    const to = link?.getAttribute('href') ?? '';
    const { path, rest } = details?.dataset ?? {};
    if (rest !== undefined) return { title: '…', path: to, rest: Number(rest), folder: path ?? '' };
    return {
      title: labelled?.textContent ?? '',
      path: path ?? to,
      ...(path !== undefined && { page: false }),
      ...(labelled?.lang && { lang: labelled.lang }),
      ...(children ? { children: readTree(children) } : details && { closed: to }),
    };
  });
}

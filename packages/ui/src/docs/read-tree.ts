import { restItem } from './tree-item.ts';
import type { TreeItem } from './tree-item.ts';

/** Reads the entries back from a list that `NavigationTree` has rendered with them, so that they are sent once. */
export function readTree(list: Element): TreeItem[] {
  return [...list.children].map((entry) => {
    const link = entry.querySelector<HTMLElement>(':scope > a');
    const details = entry.querySelector<HTMLElement>(':scope > details');
    const inside = details?.querySelector(':scope > ul');
    const named = link ?? details?.querySelector('summary');
    const to = link?.getAttribute('href') ?? '';
    const { path, rest } = details?.dataset ?? {};
    if (rest !== undefined) return restItem(to, Number(rest), path ?? '');
    return {
      title: named?.textContent ?? '',
      path: path ?? to,
      ...(path !== undefined && { page: false }),
      ...(named?.lang && { lang: named.lang }),
      ...(inside ? { children: readTree(inside) } : details && { closed: to }),
    };
  });
}

import type { ReactNode } from 'react';

export interface TreeItem {
  title: string;
  path: string;
  /** `false` for a folder that has no page. */
  page?: false;
  /** Language of the title, where it is not the page's. */
  lang?: unknown;
  children?: TreeItem[];
}

/** The pages of the documentation, the open one marked. */
export function NavigationTree({ items, current }: { items: readonly TreeItem[]; current: string }): ReactNode {
  return (
    <ul className="space-y-6">
      {items.map((item) => (
        <li key={item.path}>
          {item.page === false ? (
            <p className="font-display font-semibold">{item.title}</p>
          ) : (
            <TreeLink item={item} current={current} className="font-display font-semibold text-ink" />
          )}
          {item.children && (
            <ul className="mt-2 border-s border-rule">
              {item.children.map((child) => (
                <li key={child.path}>
                  <TreeLink
                    item={child}
                    current={current}
                    className="-ms-px block border-s border-transparent py-1 ps-4 text-[0.95rem] text-soft hover:text-ink aria-[current]:border-accent aria-[current]:font-medium"
                  />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function TreeLink({ item, current, className }: { item: TreeItem; current: string; className: string }): ReactNode {
  return (
    <a
      href={item.path}
      lang={typeof item.lang === 'string' ? item.lang : undefined}
      aria-current={item.path === current ? 'page' : undefined}
      className={`${className} aria-[current]:text-accent`}
    >
      {item.title}
    </a>
  );
}

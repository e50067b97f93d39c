import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { safeHref } from '../link/safe-href.ts';

export interface PostSummary {
  title: string;
  description?: string | undefined;
  path: string;
  /** ISO date, for machines. */
  date: string;
  /** The same, for readers. */
  dateText: string;
  category?: string | undefined;
  /** Language of the words, where it is not the page's. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
}

export interface PostListProps {
  posts: readonly PostSummary[];
  /** Level of the titles among the headings of the page. */
  level?: 2 | 3;
}

/** Posts, one below the other, as in the contents of a journal. */
export function PostList({ posts, level = 2 }: PostListProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <ul>
      {posts.map(({ title, description, path, date, dateText, category = '', lang, dir }) => (
        <li key={path} className="border-rule not-last:border-b">
          <article className="group relative grid gap-x-10 gap-y-2 py-10 md:grid-cols-[11rem_minmax(0,1fr)]">
            <p className="flex items-baseline gap-3 pt-1 text-sm text-soft md:flex-col md:gap-2">
              <time dateTime={date}>{dateText}</time>
              {category !== '' && <Badge color="primary">{category}</Badge>}
            </p>
            <div lang={lang} dir={dir} className="text-match-parent">
              <Heading className="display text-2xl sm:text-3xl">
                <a href={safeHref(path)} className="group-hover:text-accent after:absolute after:inset-0">
                  {title}
                </a>
              </Heading>
              {description !== undefined && <p className="mt-3 max-w-[62ch] text-pretty text-soft">{description}</p>}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { safeHref } from '../link/safe-href.ts';

/** What a list shows of a post. */
export interface PostSummary {
  /** Title of the post. */
  title: string;
  /** Summary of the post. */
  description?: string | undefined;
  /** URL path of the post. */
  path: string;
  /** ISO date, for the `datetime` attribute. */
  date: string;
  /** The date as shown to readers. */
  dateText: string;
  /** Category, shown with the date. */
  category?: string | undefined;
  /** Version that the post is about: `1.2.0`. */
  version?: string | undefined;
  /** Decorative drawing or picture, shown beside the text. */
  drawing?: ReactNode;
  /** Language of title and description, if it differs from that of the page. */
  lang?: string | undefined;
  /** Writing direction of that language. */
  dir?: 'ltr' | 'rtl' | undefined;
}

/** Properties of `PostList`. */
export interface PostListProps {
  /** Posts in the order they are listed. */
  posts: readonly PostSummary[];
  /** Heading level of the titles. */
  level?: 2 | 3;
}

/** A vertical list of posts. The first one is larger. */
export function PostList({ posts, level = 2 }: PostListProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <ul>
      {posts.map(({ title, description, path, date, dateText, category = '', drawing, lang, dir }, index) => (
        <li key={path} className="border-rule not-last:border-b">
          <article className={`group relative grid gap-x-10 gap-y-2 py-10 ${columnsOf(drawing, index)}`}>
            <p className="flex items-baseline gap-3 pt-1 text-sm text-soft md:flex-col md:gap-2">
              <time dateTime={date}>{dateText}</time>
              {category !== '' && <Badge color="primary">{category}</Badge>}
            </p>
            <div lang={lang} dir={dir} className="text-match-parent">
              <Heading className={`display ${index === 0 ? 'text-3xl sm:text-4xl' : 'text-2xl sm:text-3xl'}`}>
                <a href={safeHref(path)} className="group-hover:text-accent after:absolute after:inset-0">
                  {title}
                </a>
              </Heading>
              {description !== undefined && (
                <p className={`mt-3 max-w-[62ch] text-pretty text-soft ${index === 0 ? 'text-lg' : ''}`.trim()}>
                  {description}
                </p>
              )}
            </div>
            {drawing !== undefined && <div className="max-md:mt-4 max-md:max-w-60">{drawing}</div>}
          </article>
        </li>
      ))}
    </ul>
  );
}

/** The columns of a post from the width `md` on: date, text and drawing. */
function columnsOf(drawing: ReactNode, index: number): string {
  if (drawing === undefined) return 'md:grid-cols-[11rem_minmax(0,1fr)]';
  return index === 0 ? 'md:grid-cols-[11rem_minmax(0,1fr)_35%]' : 'md:grid-cols-[11rem_minmax(0,1fr)_18%]';
}

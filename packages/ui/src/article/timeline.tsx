import { use, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { TIMELINE_STEP } from '../constants.ts';
import { Badge } from '../badge/badge.tsx';
import { MarkdownContext } from '../page/markdown-context.ts';
import { useMessages } from '../messages/messages.ts';
import type { PostSummary } from './post-list.tsx';
import { safeHref } from '../link/safe-href.ts';

/** Number of entries shown per list, so that the same entries are shown after going back. */
const shownCounts = new Map<string, number>();

/**
 * Dated entries, newest first. More entries are added when the end scrolls into view; until then they are listed as
 * links.
 */
export function Timeline({ entries }: { entries: readonly PostSummary[] }): ReactNode {
  const message = useMessages();
  const id = useId();
  const key = entries[0]?.path ?? '';
  const [count, setCount] = useState(() => shownCounts.get(key) ?? TIMELINE_STEP);
  const isMarkdown = use(MarkdownContext);
  const bottom = useRef<HTMLElement>(null);
  const earlier = isMarkdown ? [] : entries.slice(count);

  const showMore = (): void => {
    setCount(count + TIMELINE_STEP);
    shownCounts.set(key, count + TIMELINE_STEP);
  };
  useEffect(() => {
    if (!bottom.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) showMore();
    });
    observer.observe(bottom.current);
    return () => {
      observer.disconnect();
    };
  });

  return (
    <>
      <ol className="timeline">
        {entries.slice(0, isMarkdown ? entries.length : count).map((entry, index) => (
          <Entry key={entry.path} entry={entry} isNewDay={entry.date !== entries[index - 1]?.date} />
        ))}
      </ol>
      {earlier.length > 0 && (
        <section ref={bottom} aria-labelledby={id} data-markdown="more" className="border-t border-rule py-10">
          <h2 id={id} className="text-sm font-semibold">
            {message('changelog.earlier')}
          </h2>
          <ul className="mt-3 grid gap-1.5">
            {earlier.map(({ path, title, lang, dir }) => (
              <li key={path} lang={lang} dir={dir} className="text-match-parent">
                <a href={safeHref(path)} className="text-soft hover:text-ink hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ul>
          <button type="button" data-live onClick={showMore} className="needs-script button-quiet mt-6 text-sm">
            {message('changelog.more')}
          </button>
        </section>
      )}
    </>
  );
}

function Entry({ entry, isNewDay }: { entry: PostSummary; isNewDay: boolean }): ReactNode {
  const { path, title, description, date, dateText, category = '', version = '', drawing, lang, dir } = entry;
  return (
    <li className={`timeline-entry ${drawing === undefined ? '' : 'md:grid-cols-[11rem_minmax(0,1fr)_18rem]'}`.trim()}>
      <p className="flex items-baseline gap-3 text-sm text-soft md:flex-col md:gap-2">
        <time dateTime={date} className={isNewDay ? '' : 'md:sr-only'}>
          {dateText}
        </time>
        {category !== '' && <Badge color="primary">{category}</Badge>}
        {version !== '' && <Badge>{version}</Badge>}
      </p>
      <article lang={lang} dir={dir} className="text-match-parent">
        <h2 className="display text-2xl">
          <a href={safeHref(path)} className="hover:text-accent">
            {title}
          </a>
        </h2>
        {description !== undefined && <p className="mt-2 max-w-[62ch] text-pretty text-soft">{description}</p>}
      </article>
      {drawing !== undefined && <div className="max-md:mt-4">{drawing}</div>}
    </li>
  );
}

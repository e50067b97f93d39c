import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';

export interface SurroundLink {
  title: string;
  path: string;
  /** Language of the title, where it is not the page's. */
  lang?: string | undefined;
}

/** The way on, and the way back. */
export function SurroundLinks({
  previous,
  next,
}: {
  previous: SurroundLink | null;
  next: SurroundLink | null;
}): ReactNode {
  const word = useWords();
  if (!previous && !next) return null;
  return (
    <div className="mt-16 grid gap-4 border-t border-rule pt-8 sm:grid-cols-2">
      {previous && <Direction link={previous} label={word('docs.previous')} className="" />}
      {next && <Direction link={next} label={word('docs.next')} className="text-end sm:col-start-2" />}
    </div>
  );
}

function Direction({ link, label, className }: { link: SurroundLink; label: string; className: string }): ReactNode {
  return (
    <a
      href={link.path}
      className={`group block rounded-lg border border-rule px-5 py-4 hover:border-accent ${className}`}
    >
      <span className="block text-sm text-soft">{label}</span>
      <bdi lang={link.lang} className="mt-1 block font-display text-lg font-semibold group-hover:text-accent">
        {link.title}
      </bdi>
    </a>
  );
}

import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages.ts';
import { useArrowKeyNavigation } from './use-arrow-key-navigation.ts';
import { safeHref } from '../link/safe-href.ts';

/** A link to the previous or next page. */
export interface PreviousNextLink {
  /** Title of the page. */
  title: string;
  /** URL path of the page. */
  path: string;
  /** Language of the title, if it differs from that of the page. */
  lang?: string | undefined;
}

/** Links to the previous and next page. */
export function PreviousNextLinks({
  previous,
  next,
}: {
  previous: PreviousNextLink | null;
  next: PreviousNextLink | null;
}): ReactNode {
  const message = useMessages();
  useArrowKeyNavigation();
  if (!previous && !next) return null;
  return (
    <div className="surround" data-previous-next="">
      {previous && <NeighbourLink link={previous} label={message('docs.previous')} rel="prev" />}
      {next && <NeighbourLink link={next} label={message('docs.next')} rel="next" />}
      <p className="needs-script">
        <kbd>←</kbd> <kbd>→</kbd> {message('docs.keys')}
      </p>
    </div>
  );
}

function NeighbourLink({
  link,
  label,
  rel,
}: {
  link: PreviousNextLink;
  label: string;
  rel: 'prev' | 'next';
}): ReactNode {
  return (
    <a href={safeHref(link.path)} rel={rel}>
      <span>{label}</span>
      <bdi lang={link.lang}>{link.title}</bdi>
    </a>
  );
}

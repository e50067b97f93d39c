import { Badge, useWords } from '@recto/site/ui';
import type { ReactNode } from 'react';
import type { PostSummary } from './list-posts.ts';

/** Props of `PostFacts`. */
export interface PostFactsProps extends Pick<PostSummary, 'date' | 'dateText' | 'minutes' | 'tags'> {
  isDraft?: boolean;
}

/** Shows the date, reading time and topics of a post in one line. */
export function PostFacts({ date, dateText, minutes, tags, isDraft = false }: PostFactsProps): ReactNode {
  const word = useWords();
  return (
    <ul className="facts">
      {isDraft && (
        <li>
          <Badge color="warning">{word('post.draft')}</Badge>
        </li>
      )}
      <li>
        <time dateTime={date}>{dateText}</time>
      </li>
      <li>{word('post.minutes', { minutes })}</li>
      {tags.map(({ label, to }) => (
        <li key={to}>
          <a href={to}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

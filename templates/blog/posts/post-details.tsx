import { Badge, useMessages } from '@recto/site/ui';
import type { ReactNode } from 'react';
import type { PostSummary } from './list-posts.ts';

/** Props of `PostDetails`. */
export interface PostDetailsProps extends Pick<PostSummary, 'date' | 'dateText' | 'minutes' | 'tags'> {
  isDraft?: boolean;
}

/** Shows the date, reading time and tags of a post in one line. */
export function PostDetails({ date, dateText, minutes, tags, isDraft = false }: PostDetailsProps): ReactNode {
  const translate = useMessages();
  return (
    <ul className="facts">
      {isDraft && (
        <li>
          <Badge color="warning">{translate('post.draft')}</Badge>
        </li>
      )}
      <li>
        <time dateTime={date}>{dateText}</time>
      </li>
      <li>{translate('post.minutes', { minutes })}</li>
      {tags.map(({ label, to }) => (
        <li key={to}>
          <a href={to}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

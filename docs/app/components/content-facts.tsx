import { Island } from '@recto/site';
import type { ClientComponentProps } from '@recto/site';
import type { ReactNode } from 'react';

/** How many rows each collection has in this language. Only the server can count them. */
export function ContentFacts({ props }: ClientComponentProps): ReactNode {
  const caption = typeof props['caption'] === 'string' ? props['caption'] : '';
  return <Island name="content-facts" props={{ caption }} fallback={<p className="text-sm text-soft">{caption}</p>} />;
}

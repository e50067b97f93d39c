'use client';

import { Island } from '@recto/site/client';
import type { ReactNode } from 'react';

/** How many rows each collection has in this language. Only the server can count them. */
export default function ContentFacts({ caption = '' }: { caption?: string }): ReactNode {
  return <Island name="content-facts" props={{ caption }} fallback={<p className="text-sm text-soft">{caption}</p>} />;
}

'use client';

import { Island } from '@recto/site/client';
import type { ReactNode } from 'react';

/** Shows the number of rows of each collection in the current language, counted on the server. */
export default function ContentCounts({ caption = '' }: { caption?: string }): ReactNode {
  return <Island name="content-counts" props={{ caption }} fallback={<p className="text-sm text-soft">{caption}</p>} />;
}

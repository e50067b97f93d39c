import { usePage } from '@recto/site/client';
import { PageHeader } from '@recto/site/slots';
import type { PageHeaderProps } from '@recto/site/slots';
import type { ReactNode } from 'react';

/** The header of a page, and below it how long it takes to read. */
export default function ReadingTimeHeader(props: PageHeaderProps): ReactNode {
  const { data } = usePage().payload;
  const minutes = typeof data === 'object' && data !== null && 'minutes' in data ? Number(data.minutes) : undefined;
  return (
    <>
      <PageHeader {...props} />
      {minutes !== undefined && <p data-reading-time>{minutes} min</p>}
    </>
  );
}

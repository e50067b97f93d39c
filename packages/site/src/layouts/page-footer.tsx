import { PageFoot, SurroundLinks } from '@recto/ui';
import type { ReactNode } from 'react';
import { useApp } from '../runtime/app-context.ts';
import type { PageFooterProps } from '../shell/slots.ts';

/** What is below the text of a page, as the site shows it. */
export function PageFooter(props: PageFooterProps): ReactNode {
  const { pageFooter: Footer = DefaultPageFooter } = useApp().slots;
  return <Footer {...props} />;
}

/** Links to the source and to the neighbours of a page. */
export function DefaultPageFooter({ previous, next, ...source }: PageFooterProps): ReactNode {
  return (
    <>
      {(source.editUrl ?? source.issueUrl ?? source.updated) !== undefined && <PageFoot {...source} />}
      <SurroundLinks previous={previous} next={next} />
    </>
  );
}

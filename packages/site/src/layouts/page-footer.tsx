import { PageFooter as SourceFooter, PreviousNextLinks } from '@recto/ui';
import type { ReactNode } from 'react';
import { useApp } from '../runtime/app-context.ts';
import type { PageFooterProps } from '../shell/slots.ts';

/** The footer of a page: the slot of the site, or the default. */
export function PageFooter(props: PageFooterProps): ReactNode {
  const { pageFooter: Footer = DefaultPageFooter } = useApp().slots;
  return <Footer {...props} />;
}

/** The default footer of a page: links to the source and to the previous and next page. */
export function DefaultPageFooter({ previous, next, ...source }: PageFooterProps): ReactNode {
  return (
    <>
      {(source.editUrl ?? source.issueUrl ?? source.updated) !== undefined && <SourceFooter {...source} />}
      <PreviousNextLinks previous={previous} next={next} />
    </>
  );
}

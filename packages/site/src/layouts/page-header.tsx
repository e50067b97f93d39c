import { PageHeader as Default } from '@recto/ui';
import type { ReactNode } from 'react';
import { useApp } from '../runtime/app-context.ts';
import type { PageHeaderProps } from '../shell/slots.ts';

/** Title and description of a page: the slot of the site, or the default. */
export function PageHeader(props: PageHeaderProps): ReactNode {
  const { pageHeader: Header = Default } = useApp().slots;
  return <Header {...props} />;
}

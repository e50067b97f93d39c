import { localisePath, splitLocale, useApp, usePage } from '@recto/site';
import type { ErrorScreenProps } from '@recto/site';
import { ErrorBlock } from '@recto/ui';
import type { ReactNode } from 'react';

export function ErrorScreen({ error }: ErrorScreenProps): ReactNode {
  const { site } = useApp();
  const { payload } = usePage();
  const locale = splitLocale(payload.path, site)?.locale ?? site.locales[0];
  return <ErrorBlock status={error.status} message={error.message} home={localisePath('/', locale, site)} />;
}

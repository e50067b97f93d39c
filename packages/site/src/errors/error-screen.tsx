import { useShell } from '../shell/use-shell.ts';
import type { ErrorScreenProps } from '../app/app.ts';
import { ErrorBlock, NotFound } from '@recto/ui';
import type { ReactNode } from 'react';
import { useApp } from '../runtime/app-context.ts';

/** Shown instead of a page that does not exist or failed: a slot of the site, or the default screen. */
export function ErrorScreen({ error }: ErrorScreenProps): ReactNode {
  const { home, searchPage: search } = useShell();
  const { notFound: Missing, error: Failed = DefaultErrorScreen } = useApp().slots;
  return Missing && isMissing(error) ? <Missing home={home} search={search} /> : <Failed error={error} />;
}

/** The default screen for a page that does not exist or failed. */
export function DefaultErrorScreen({ error }: ErrorScreenProps): ReactNode {
  const { home, searchPage: search } = useShell();
  if (isMissing(error)) return <NotFound home={home} search={search} />;
  return (
    <ErrorBlock status={error.status} statusMessage={error.statusMessage} message={error.message} redirect={home} />
  );
}

function isMissing({ status, fatal }: ErrorScreenProps['error']): boolean {
  return status === 404 && !fatal;
}

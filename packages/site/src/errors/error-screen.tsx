import { useShell } from '../shell/use-shell.ts';
import type { ErrorScreenProps } from '../app/app.ts';
import { ErrorBlock, NotFound } from '@recto/ui';
import type { ReactNode } from 'react';
import { useApp } from '../runtime/app-context.ts';

/** A page that is merely not there, or one that went wrong. */
export function ErrorScreen({ error }: ErrorScreenProps): ReactNode {
  const { home } = useShell();
  const { notFound: Missing = NotFound } = useApp().slots ?? {};
  if (error.status === 404 && !error.fatal) return <Missing home={home} />;
  return (
    <ErrorBlock status={error.status} statusMessage={error.statusMessage} message={error.message} redirect={home} />
  );
}

import { useShell } from '@recto/site';
import type { ErrorScreenProps } from '@recto/site';
import { ErrorBlock, NotFound } from '@recto/ui';
import type { ReactNode } from 'react';

/** A page that is merely not there, or one that went wrong. */
export function ErrorScreen({ error }: ErrorScreenProps): ReactNode {
  const { home } = useShell();
  if (error.status === 404 && !error.fatal) return <NotFound home={home} />;
  return (
    <ErrorBlock status={error.status} statusMessage={error.statusMessage} message={error.message} redirect={home} />
  );
}

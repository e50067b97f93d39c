import type { ReactNode } from 'react';
import type { ErrorScreenProps, ScreenPropsOf } from '../app/app.ts';
import { ErrorScreen } from '../errors/error-screen.tsx';

/** The error screen instead of a page; a page of no route is its body and nothing else. */
export function ErrorPage({ payload: { error }, body }: ScreenPropsOf): ReactNode {
  return error ? <ErrorScreen error={error} /> : body;
}

/** Instead of a page that could not be rendered. */
export function BrokenPage({ error }: ErrorScreenProps): ReactNode {
  return <ErrorScreen error={error} />;
}

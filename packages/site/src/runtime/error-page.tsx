import type { ReactNode } from 'react';
import type { ErrorScreenProps, ScreenPropsOf } from '../app/app.ts';
import { ErrorScreen } from '../errors/error-screen.tsx';

/** Screen of an error page. A page without a route consists of its body alone. */
export function ErrorPage({ payload: { error }, body }: ScreenPropsOf): ReactNode {
  return error ? <ErrorScreen error={error} /> : body;
}

/** Shown instead of a page that could not be rendered. */
export function BrokenPage({ error }: ErrorScreenProps): ReactNode {
  return <ErrorScreen error={error} />;
}

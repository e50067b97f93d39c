import type { ReactNode } from 'react';
import type { ScreenPropsOf } from '../app/app.ts';
import { useApp } from './app-context.ts';

/** The site's error screen in the place of a page; a page of no route is its body and nothing else. */
export function ErrorPage({ payload: { error }, body }: ScreenPropsOf): ReactNode {
  const { errorScreen: ErrorScreen } = useApp();
  return error ? <ErrorScreen error={error} /> : body;
}

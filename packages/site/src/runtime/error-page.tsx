import type { ReactNode } from 'react';
import type { ScreenProps } from '../app/app.ts';
import { useApp } from './app-context.ts';

/** The site's error screen in the place of a page. */
export function ErrorPage({ payload: { error } }: ScreenProps): ReactNode {
  const { errorScreen: ErrorScreen } = useApp();
  return error && <ErrorScreen error={error} />;
}

import type { ErrorScreenProps, LayoutProps, ScreenProps } from '@recto/site';
import type { ReactNode } from 'react';

export function Shell({ children }: LayoutProps): ReactNode {
  return children;
}

export function Layout({ children }: LayoutProps): ReactNode {
  return <main tabIndex={-1}>{children}</main>;
}

export function PageScreen({ body }: ScreenProps): ReactNode {
  return body;
}

export function ErrorScreen({ error }: ErrorScreenProps): ReactNode {
  return error.message;
}

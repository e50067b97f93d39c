import type { LayoutProps } from '../app/app.ts';
import { findImage } from '../images/find-image.ts';
import { ImagesContext } from '@recto/ui';
import type { ReactNode } from 'react';
import { TranslationNotice } from './translation-notice.tsx';

/** The default layout: one centred column. */
export default function DefaultLayout({ children }: LayoutProps): ReactNode {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[96rem] px-4 pb-24 sm:px-8">
      <TranslationNotice />
      <ImagesContext value={findImage}>{children}</ImagesContext>
    </main>
  );
}

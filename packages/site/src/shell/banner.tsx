import { Glyph, useWords } from '@recto/ui';
import type { ComponentType, ReactNode } from 'react';
import { usePage } from '../runtime/app-context.ts';

export interface BannerOptions {
  id: string;
  dismissible: boolean;
  /** HTML of the text, by language. */
  texts: Record<string, { html: string; lang?: string; dir?: 'ltr' | 'rtl' }>;
}

/**
 * Above the header of every page. The boot script answers the button, and the head script and the style sheet hide the
 * banner that was closed before anything is painted.
 */
export function createBanner({ id, dismissible, texts }: BannerOptions): ComponentType {
  return function Banner(): ReactNode {
    const word = useWords();
    const { html = '', ...language } = texts[usePage().payload.locale] ?? {};
    return (
      <aside className="site-banner" data-banner={id} aria-labelledby="recto-banner">
        <p id="recto-banner" {...language} dangerouslySetInnerHTML={{ __html: html }} />
        {dismissible && (
          <button type="button" className="needs-script" aria-label={word('banner.close')}>
            <Glyph name="close" />
          </button>
        )}
      </aside>
    );
  };
}

import { ShellIcon, useMessages } from '@recto/ui';
import type { ComponentType, ReactNode } from 'react';
import { usePage } from '../runtime/app-context.ts';

/** Options of `createBanner`. */
export interface BannerOptions {
  /** Identifies the banner, so that a closed banner stays closed. */
  id: string;
  /** Whether visitors can close the banner. */
  dismissible: boolean;
  /** HTML of the text, by locale. */
  texts: Record<string, { html: string; lang?: string; dir?: 'ltr' | 'rtl' }>;
}

/**
 * Creates the banner above the header of every page. The boot script handles its button; head script and style sheet
 * hide a closed banner before the first paint.
 */
export function createBanner({ id, dismissible, texts }: BannerOptions): ComponentType {
  return function Banner(): ReactNode {
    const message = useMessages();
    const { html = '', ...language } = texts[usePage().payload.locale] ?? {};
    return (
      <aside className="site-banner" data-banner={id} aria-labelledby="recto-banner">
        <p id="recto-banner" {...language} dangerouslySetInnerHTML={{ __html: html }} />
        {dismissible && (
          <button type="button" className="needs-script" aria-label={message('banner.close')}>
            <ShellIcon name="close" />
          </button>
        )}
      </aside>
    );
  };
}

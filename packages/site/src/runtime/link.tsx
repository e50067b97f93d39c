import { safeHref } from '@recto/ui';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { PagePath } from '../config/register.ts';
import { defaultLocale, findLocale } from '../languages/locale.ts';
import { localiseAddress } from '../languages/localise-address.ts';
import { useApp, usePage } from './app-context.ts';

/** Where a link leads: a page of the site, which editors complete, or any other address. */
export type LinkTarget = PagePath | (string & {});

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path without language and folder of the site, such as `/docs/start`, or the address of another site. */
  to: LinkTarget;
}

/** A link that stays in the language of the page, and below the folder of the site. */
export function Link({ to, children, ...props }: LinkProps): ReactNode {
  const { site } = useApp();
  const { payload } = usePage();
  const locale = findLocale(payload.locale, site) ?? defaultLocale(site);
  return (
    <a {...props} href={safeHref(localiseAddress(to, locale, site))}>
      {children}
    </a>
  );
}

import { safeHref } from '@recto/ui';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { PagePath } from '../config/register.ts';
import { defaultLocale, findLocale } from '../languages/locale.ts';
import { localiseUrl } from '../languages/localise-url.ts';
import { useApp, usePage } from './app-context.ts';

/** Target of a link: a path of the site, which editors complete, or any other URL. */
export type LinkTarget = PagePath | (string & {});

/** Properties of `Link`. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path without locale and base path, such as `/docs/start`, or the URL of another site. */
  to: LinkTarget;
}

/** A link that adds the locale of the page and the base path of the site. */
export function Link({ to, children, ...props }: LinkProps): ReactNode {
  const { site } = useApp();
  const { payload } = usePage();
  const locale = findLocale(payload.locale, site) ?? defaultLocale(site);
  return (
    <a {...props} href={safeHref(localiseUrl(to, locale, site))}>
      {children}
    </a>
  );
}

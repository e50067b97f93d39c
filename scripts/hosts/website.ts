import type { BuiltSite } from './builds.mjs';

/** What is known of this website; of a template only that it is a site. */
export const WEBSITE = {
  name: 'docs',
  moved: { from: '/get-started', to: '/en/docs/getting-started/installation' },
};

export function isWebsite({ name }: BuiltSite): boolean {
  return name === WEBSITE.name;
}

/** Where a visitor begins: with several languages, in one of them. */
export function homeOf(site: BuiltSite): string {
  return isWebsite(site) ? '/en' : '/';
}

/** An address that no site has. */
export function missingIn(site: BuiltSite): string {
  return `${homeOf(site).replace(/\/$/u, '')}/nowhere/at/all`;
}

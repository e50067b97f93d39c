import type { BuiltSite } from './builds.mjs';

/** Details of the website that are tested in addition to the tests of every site. */
export const WEBSITE = {
  name: 'docs',
  moved: { from: '/get-started', to: '/en/docs/getting-started/installation' },
};

/** Whether a built site is the website of this repository. */
export function isWebsite({ name }: BuiltSite): boolean {
  return name === WEBSITE.name;
}

/** Path of the home page; on a site with several languages, that of English. */
export function homeOf(site: BuiltSite): string {
  return isWebsite(site) ? '/en' : '/';
}

/** A path that does not exist on any site. */
export function missingIn(site: BuiltSite): string {
  return `${homeOf(site).replace(/\/$/u, '')}/nowhere/at/all`;
}

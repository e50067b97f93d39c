import type { Site } from '../../app/site.ts';

/** `/humans.txt`: who made the site, for those who look behind it. */
export function renderHumans(site: Site): string {
  const { title, owner } = site;
  return [
    '/* TEAM */',
    owner === undefined ? title : owner,
    ...Object.values({ ...site.socials }),
    '',
    '/* SITE */',
    ...(site.url === undefined ? [] : [site.url]),
    `Language: ${site.locales.map(({ name }) => name).join(' / ')}`,
    'Software: Recto',
    '',
  ].join('\n');
}

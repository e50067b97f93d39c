import type { Site } from '@recto/site/server';

/** Edges of the icons, in pixels. */
export const ICON_SIZES = [192, 512];

/**
 * What systems are told that keep the website among their own things. Addresses are relative to the file, so that they
 * hold below a folder, too. There is no `id`: that would count from the root of the host, and without one it is the start.
 */
export function buildManifest(site: Site, paper: string): Record<string, unknown> {
  const locale = site.locales.find(({ code }) => code === site.defaultLocale) ?? site.locales[0];
  const icon = (size: number) => ({ src: `icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  return {
    name: site.title,
    short_name: site.title,
    lang: locale.language ?? locale.code,
    dir: locale.dir ?? 'ltr',
    start_url: './',
    scope: './',
    // With a way back: pages have links, and no buttons for it.
    display: 'minimal-ui',
    categories: ['productivity', 'utilities'],
    theme_color: paper,
    background_color: paper,
    icons: ICON_SIZES.flatMap((size) => ['any', 'maskable'].map((purpose) => ({ ...icon(size), purpose }))),
  };
}

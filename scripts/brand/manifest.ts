import type { Site } from '@recto/site/server';

/** Widths of the square icons, in pixels. */
export const ICON_SIZES = [192, 512];

/**
 * Builds the web app manifest, which is used when the website is installed as an app. URLs are relative to the file, so
 * that they are also correct below a base path. There is no `id`, because it would be resolved against the origin; the
 * default is `start_url`.
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
    // `minimal-ui` shows a back button, which the pages do not have.
    display: 'minimal-ui',
    categories: ['productivity', 'utilities'],
    theme_color: paper,
    background_color: paper,
    icons: ICON_SIZES.flatMap((size) => ['any', 'maskable'].map((purpose) => ({ ...icon(size), purpose }))),
  };
}

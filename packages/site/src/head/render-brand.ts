import { withBase } from '../app/urls.ts';
import type { Site } from '../app/site.ts';
import { renderElements } from './render-elements.ts';
import type { HeadElement } from './render-elements.ts';

type ColorMode = keyof NonNullable<Site['themeColor']>;

/** Renders links to the icons, the manifest and the feed of the site. */
export function renderBrand(site: Site): string {
  const { base = '', title, icon, smallIcon, touchIcon, manifest, isFeedLocalised } = site;
  // Pages link to localised feeds themselves.
  const feed = isFeedLocalised === true ? undefined : site.feed;
  const at = (address: string | undefined): string | undefined => address && withBase(address, base);
  const elements: HeadElement[] = [
    // Browsers that support SVG icons prefer the later one, which fits every size.
    ['link', { rel: 'icon', sizes: '32x32', href: at(smallIcon) }],
    ['link', { rel: 'icon', ...(icon?.endsWith('.svg') === true && { type: 'image/svg+xml' }), href: at(icon) }],
    ['link', { rel: 'apple-touch-icon', href: at(touchIcon) }],
    ['link', { rel: 'manifest', href: at(manifest) }],
    ['link', { rel: 'alternate', type: 'application/rss+xml', title, href: at(feed) }],
  ];
  return renderElements(elements);
}

/**
 * Renders the colours of the browser's interface, light before dark. If a page forces its colour mode, only that colour
 * applies.
 */
export function renderThemeColors({ themeColor }: Site, forced?: ColorMode): string {
  const modes = ['light', 'dark'] as const;
  const mediaOf = (mode: ColorMode): string => {
    if (forced === undefined) return `(prefers-color-scheme: ${mode})`;
    return forced === mode ? 'all' : 'not all';
  };
  return renderElements(
    modes.map((mode) => ['meta', { name: 'theme-color', media: mediaOf(mode), content: themeColor?.[mode] }]),
  );
}

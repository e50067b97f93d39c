import { escapeHtml } from '@recto/content';
import { placeBelow } from '../app/place-below.ts';
import type { Site } from '../app/site.ts';

type ColorMode = keyof NonNullable<Site['themeColor']>;
type BrandElement = [tag: 'link' | 'meta', attributes: Record<string, string | undefined>];

/** How the site shows itself outside of its pages: in tabs, on home screens, in readers of feeds. */
export function renderBrand({ base = '', title, icon, smallIcon, touchIcon, manifest, feed }: Site): string {
  const at = (address: string | undefined): string | undefined => address && placeBelow(address, base);
  const elements: BrandElement[] = [
    // Who reads drawings takes the drawing, since it comes later and fits every size.
    ['link', { rel: 'icon', sizes: '32x32', href: at(smallIcon) }],
    ['link', { rel: 'icon', ...(icon?.endsWith('.svg') === true && { type: 'image/svg+xml' }), href: at(icon) }],
    ['link', { rel: 'apple-touch-icon', href: at(touchIcon) }],
    ['link', { rel: 'manifest', href: at(manifest) }],
    ['link', { rel: 'alternate', type: 'application/rss+xml', title, href: at(feed) }],
  ];
  return renderElements(elements);
}

/** Colours of the browser's frame, light before dark; a page that forces its mode shows one of them to everybody. */
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

/** What a site does not have is not named. */
function renderElements(elements: readonly BrandElement[]): string {
  return elements
    .map(([tag, attributes]) => [tag, Object.entries(attributes)] as const)
    .filter(([, attributes]) => attributes.every(([, value]) => value !== undefined))
    .map(
      ([tag, attributes]) =>
        `<${tag}${attributes.map(([name, value = '']) => ` ${name}="${escapeHtml(value)}"`).join('')}>`,
    )
    .join('');
}

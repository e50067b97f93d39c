import { escapeHtml } from '@recto/content';
import type { Site } from '../app/site.ts';

/** How the site shows itself outside of its pages: in tabs, on home screens, in the frame of the browser. */
export function renderBrand({ icon, smallIcon, touchIcon, manifest, themeColor }: Site): string {
  const elements: [tag: string, attributes: Record<string, string | undefined>][] = [
    // Who reads drawings takes the drawing, since it comes later and fits every size.
    ['link', { rel: 'icon', sizes: '32x32', href: smallIcon }],
    ['link', { rel: 'icon', ...(icon?.endsWith('.svg') === true && { type: 'image/svg+xml' }), href: icon }],
    ['link', { rel: 'apple-touch-icon', href: touchIcon }],
    ['link', { rel: 'manifest', href: manifest }],
    ['meta', { name: 'theme-color', media: '(prefers-color-scheme: light)', content: themeColor?.light }],
    ['meta', { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: themeColor?.dark }],
  ];
  return elements
    .map(([tag, attributes]) => [tag, Object.entries(attributes)] as const)
    .filter(([, attributes]) => attributes.every(([, value]) => value !== undefined))
    .map(
      ([tag, attributes]) =>
        `<${tag}${attributes.map(([name, value = '']) => ` ${name}="${escapeHtml(value)}"`).join('')}>`,
    )
    .join('');
}

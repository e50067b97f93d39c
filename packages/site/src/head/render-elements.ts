import { escapeHtml } from '@recto/content';

export type HeadElement = readonly [tag: 'link' | 'meta', attributes: Readonly<Record<string, string | undefined>>];

/** What has no value is not named. */
export function renderElements(elements: readonly HeadElement[]): string {
  return elements
    .map(([tag, attributes]) => [tag, Object.entries(attributes)] as const)
    .filter(([, attributes]) => attributes.every(([, value]) => value !== undefined))
    .map(
      ([tag, attributes]) =>
        `<${tag}${attributes.map(([name, value = '']) => ` ${name}="${escapeHtml(value)}"`).join('')}>`,
    )
    .join('');
}

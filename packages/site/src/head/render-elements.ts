import { escapeHtml } from '@recto/content';

/** An element of the head, with its attributes. */
export type HeadElement = readonly [tag: 'link' | 'meta', attributes: Readonly<Record<string, string | undefined>>];

/** Renders elements. An element is omitted if one of its attributes has no value. */
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

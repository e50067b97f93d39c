import { element } from './element.ts';
import type { PaletteItem } from './items.ts';
import type { TextPart } from './mark-words.ts';

/** Renders an option. A link is a real `<a>` element, so that every way to open a link works. */
export function renderOption(item: PaletteItem): HTMLElement {
  const { href, target, locale, lang, dir, isCurrent } = item;
  const shared = {
    role: 'option',
    tabindex: -1,
    'aria-selected': false,
    'aria-current': isCurrent === true ? true : undefined,
  };
  const plain = renderText(item);
  const text = lang === undefined && dir === undefined ? plain : [element('div', { lang, dir }, ...plain)];
  // The check mark stays at the same side of the list, even for text in another direction.
  if (isCurrent === true) text.push(element('span', { 'aria-hidden': true, class: 'glyph glyph-check' }));
  if (href === undefined) return element('div', shared, ...text);
  const link = {
    href,
    target,
    rel: target && 'noopener',
    'data-locale': locale,
    hreflang: locale === undefined ? undefined : lang,
  };
  return element('a', { ...link, ...shared }, ...text);
}

function renderText({ label, trail = [], excerpt = [] }: PaletteItem): HTMLElement[] {
  return [
    ...(trail.length > 0 ? [element('small', { class: 'palette-trail' }, trail.map(isolate).join(' › '))] : []),
    element('bdi', { class: 'palette-label' }, ...markParts(label)),
    ...(excerpt.length > 0 ? [element('small', {}, ...markParts(excerpt))] : []),
  ];
}

/**
 * Isolates a text like `bdi`, but with control characters: the list is rendered for every key stroke, and elements are
 * slower.
 */
function isolate(title: string): string {
  return `\u2068${title}\u2069`;
}

/** Renders a text with the matching parts marked. */
function markParts(parts: readonly TextPart[]): (Node | string)[] {
  return parts.map(({ text, marked }) => (marked ? element('mark', {}, text) : text));
}

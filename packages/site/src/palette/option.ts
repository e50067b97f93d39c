import { element } from './element.ts';
import type { PaletteItem } from './items.ts';
import type { TextPart } from './mark-words.ts';

/** A place to go to is a real link, so that every way to open one works. */
export function drawOption(item: PaletteItem): HTMLElement {
  const { href, target, locale, lang, dir, isCurrent } = item;
  const shared = {
    role: 'option',
    tabindex: -1,
    'aria-selected': false,
    'aria-current': isCurrent === true ? true : undefined,
  };
  const plain = drawText(item);
  const text = lang === undefined && dir === undefined ? plain : [element('div', { lang, dir }, ...plain)];
  // The sign of choice stays at the side of the list, whatever the language of one of its words.
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

function drawText({ label, trail = [], excerpt = [] }: PaletteItem): HTMLElement[] {
  return [
    ...(trail.length > 0 ? [element('small', { class: 'palette-trail' }, trail.map(isolate).join(' › '))] : []),
    element('bdi', { class: 'palette-label' }, ...markParts(label)),
    ...(excerpt.length > 0 ? [element('small', {}, ...markParts(excerpt))] : []),
  ];
}

/** What a `bdi` does, by signs: a list is drawn for every letter, and each element takes its time. */
function isolate(title: string): string {
  return `\u2068${title}\u2069`;
}

/** A text with what was searched for marked in it. */
function markParts(parts: readonly TextPart[]): (Node | string)[] {
  return parts.map(({ text, marked }) => (marked ? element('mark', {}, text) : text));
}

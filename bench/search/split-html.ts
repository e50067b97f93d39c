import type { SearchSection } from '@recto/content';

const PIECES = /<(?<tag>\/?[a-z][a-z0-9]*)(?<attributes>[^>]*)>|(?<text>[^<]+)/giu;
const HEADING = /^h(?<level>[1-6])$/u;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' };

/** Splits a page of well-formed HTML at its headings. */
export function splitHtml(html: string, path: string): SearchSection[] {
  const title = plain(/<title[^>]*>(.*?)<\/title>/su.exec(html)?.[1] ?? '');
  const [, body = ''] = html.split(/<body[^>]*>/u);
  let section: SearchSection = { id: path, title, titles: [], content: '', level: 1 };
  const sections = [section];
  let open: number | undefined;
  for (const { groups = {} } of body.matchAll(PIECES)) {
    const { tag = '', text } = groups;
    const level = HEADING.exec(tag)?.groups?.['level'];
    if (level !== undefined) {
      open = Math.max(2, Number(level));
      section = { id: `${path}#s${sections.length}`, title: '', titles: [title], content: '', level: open };
      sections.push(section);
    } else if (tag.startsWith('/h') && open !== undefined) open = undefined;
    else if (text === undefined) section.content += ' ';
    else if (open === undefined) section.content += text;
    else section.title += text;
  }
  return sections
    .map((one) => ({ ...one, title: plain(one.title), content: plain(one.content) }))
    .filter((one) => one.title !== '' && (one.id === path || one.title !== title));
}

function plain(text: string): string {
  const words = text
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/&#(x?)([0-9a-f]+);/giu, (_, hex: string, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, hex === '' ? 10 : 16)),
    )
    .replaceAll(/&(\w+);/gu, (entity, name: string) => ENTITIES[name] ?? entity);
  return words.replaceAll(/\s+/gu, ' ').trim();
}

import type { FrontMatter } from '../../convert/front-matter.ts';
import { block, inline, textProp, withoutUnset } from '../../convert/components.ts';
import type { ComponentRule } from '../../convert/components.ts';
import { vitepressSlug } from '../../convert/slugs.ts';
import type { Dialect } from '../../model/dialect.ts';
import { isObject } from '../../read/evaluate.ts';
import { includeFiles } from './include.ts';

const COLORS: Readonly<Record<string, string>> = { tip: 'success', info: 'info', warning: 'warning', danger: 'error' };

const badge: ComponentRule = (element) => {
  const text = textProp(element.props['text']) ?? element.content();
  return inline('badge', { color: COLORS[textProp(element.props['type']) ?? 'tip'] ?? 'neutral' }, text);
};

/** Dialect of VitePress: containers, includes, snippets, Vue components. */
export function vitepressDialect(folder: string): Dialect {
  return {
    syntaxOf: () => 'markdown',
    include: (text, context) => includeFiles(text, folder, context),
    slug: vitepressSlug,
    containers: { info: 'note', danger: 'caution', success: 'tip', 'v-pre': '', raw: '' },
    components: {
      Badge: badge,
      ClientOnly: (element) => element.content(),
    },
    frontMatter: (fields, page) => {
      if (page.kind === 'landing') convertHero(fields);
    },
    sections: (fields, page) => (page.kind === 'landing' ? featureCards(fields.removeField('features')) : ''),
    aliases: { '@/': folder === '' ? '' : `${folder}/` },
    linksFrom: 'file',
  };
}

/** Converts the hero of a VitePress home page to the front matter of a landing page. */
function convertHero(fields: FrontMatter): void {
  const hero = fields.removeField('hero');
  fields.removeField('layout');
  if (!isObject(hero)) return;
  const title = [textProp(hero['name']), textProp(hero['text'])].filter((part) => part !== undefined).join(': ');
  if (title !== '') fields.set('title', title.replaceAll(/<[^>]*>/gu, ''));
  const tagline = textProp(hero['tagline']);
  const { description } = fields.values;
  if (tagline !== undefined) {
    fields.set('description', tagline);
    if (typeof description === 'string') fields.set('seo', { description });
  }
  const actions: unknown[] = Array.isArray(hero['actions']) ? hero['actions'] : [];
  const links = actions.filter(isObject).map(({ text, link }) => ({ label: textProp(text), to: pathOf(link) }));
  if (links.length > 0) fields.set('links', links);
  const { image } = hero;
  const src = textProp(image) ?? (isObject(image) ? (textProp(image['src']) ?? textProp(image['light'])) : undefined);
  if (src !== undefined)
    fields.set('image', { src, alt: (isObject(image) ? textProp(image['alt']) : undefined) ?? title });
}

function pathOf(link: unknown): string {
  const path = textProp(link) ?? '/';
  return /^\.?\//u.test(path) ? path.replace(/^\./u, '').replace(/\.(?:md|html)$/u, '') : path;
}

/** Converts the features below the hero to cards. */
function featureCards(list: unknown): string {
  const items = (Array.isArray(list) ? list : []).filter(isObject).map(({ title, details, link, linkText }) => {
    const to = textProp(link);
    const text = [textProp(details), textProp(linkText)].filter((part) => part !== undefined).join('\n\n');
    return block(
      'card',
      withoutUnset({ title: textProp(title) ?? '', to: to === undefined ? undefined : pathOf(to) }),
      text,
    );
  });
  return items.length === 0 ? '' : block('card-group', {}, items.join('\n\n'));
}

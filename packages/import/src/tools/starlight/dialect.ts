import { posix } from 'node:path';
import { block, inline, textProp, withoutUnset } from '../../convert/components.ts';
import type { ComponentRule } from '../../convert/components.ts';
import type { FrontMatter } from '../../convert/front-matter.ts';
import { githubSlug } from '../../convert/slugs.ts';
import type { Dialect } from '../../model/dialect.ts';
import { isObject, listOf } from '../../read/evaluate.ts';
import { fileTree, listSteps, unwrap } from '../../rules/blocks.ts';
import { calloutKind } from '../../rules/callouts.ts';
import { card, cards, linkButton } from '../../rules/cards.ts';
import { codeBlock } from '../../rules/code.ts';
import { picture } from '../../rules/media.ts';
import { tab, tabs } from '../../rules/tabs.ts';

const COLORS: Readonly<Record<string, string>> = {
  note: 'info',
  tip: 'secondary',
  success: 'success',
  caution: 'warning',
  danger: 'error',
};

const badge: ComponentRule = ({ props }) =>
  inline('badge', withoutUnset({ color: COLORS[textProp(props['variant']) ?? ''] }), textProp(props['text']) ?? '');

/** Removes icons, because Recto has another set; only the text for screen readers is kept. */
const icon: ComponentRule = ({ props }, context) => {
  context.note('dropped', 'component/icon', `The icon "${textProp(props['name']) ?? ''}" was removed.`);
  return textProp(props['label']) ?? '';
};

const aside: ComponentRule = (element) => {
  const { type, title } = element.props;
  return block(asideKind(type), withoutUnset({ title: textProp(title) }), element.content());
};

function asideKind(type: unknown): string {
  return type === 'caution' ? 'warning' : calloutKind(type);
}

/** Dialect of Starlight: MDX with its components. */
export function starlightDialect(folder: string, aliases: Readonly<Record<string, string>>): Dialect {
  return {
    syntaxOf: (file) => (file.endsWith('.mdx') ? 'mdx' : 'markdown'),
    slug: githubSlug,
    containers: { caution: 'warning', danger: 'caution' },
    components: {
      Aside: aside,
      Badge: badge,
      Card: card,
      CardGrid: cards,
      Code: codeBlock,
      FileTree: fileTree,
      Fragment: unwrap,
      Icon: icon,
      Image: picture,
      LinkButton: linkButton,
      LinkCard: card,
      Steps: listSteps,
      TabItem: tab,
      Tabs: tabs,
    },
    frontMatter: (fields, page) => {
      convertFields(fields);
      if (page.kind === 'landing') showHero(fields);
    },
    aliases: { '/src/': `${posix.join(folder, 'src')}/`, ...aliases },
    linksFrom: 'url',
  };
}

function convertFields(fields: FrontMatter): void {
  const sidebar = fields.removeField('sidebar');
  const { label, hidden } = isObject(sidebar) ? sidebar : {};
  for (const name of ['slug', 'template', 'id']) fields.removeField(name);
  if (hidden === true) fields.set('navigation', false);
  else if (typeof label === 'string') fields.set('navigation', { title: label });
  const edit = fields.removeField('editUrl');
  if (edit === false || typeof edit === 'string') fields.set('editLink', edit);
}

/** Converts the hero of the first page. */
function showHero(fields: FrontMatter): void {
  const hero = fields.removeField('hero');
  fields.removeField('links');
  if (!isObject(hero)) return;
  const { title } = fields.values;
  const heroTitle = textProp(hero['title']);
  if (heroTitle !== undefined) {
    fields.set('title', heroTitle.replaceAll(/<[^>]*>/gu, ''));
    if (typeof title === 'string') fields.set('seo', { title });
  }
  const tagline = textProp(hero['tagline']);
  const { description } = fields.values;
  if (tagline !== undefined) {
    fields.set('description', tagline.replaceAll(/<[^>]*>/gu, ''));
    const seo = fields.values['seo'];
    if (typeof description === 'string') fields.set('seo', { ...(isObject(seo) ? seo : {}), description });
  }
  const links = listOf(hero['actions'])
    .filter(isObject)
    .map(({ text, link }) => ({
      label: textProp(text) ?? '',
      to: (textProp(link) ?? '/').replace(/(?<=[^/])\/$/u, ''),
    }));
  if (links.length > 0) fields.set('links', links);
}

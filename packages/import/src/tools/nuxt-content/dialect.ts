import { textProp } from '../../convert/components.ts';
import type { Edit } from '../../convert/edits.ts';
import type { FrontMatter } from '../../convert/front-matter.ts';
import { findCode } from '../../convert/mask.ts';
import type { Dialect, IncludeContext } from '../../model/dialect.ts';
import type { PageSource } from '../../model/site.ts';
import { isObject, listOf } from '../../read/evaluate.ts';

/** Components that have another name in Recto. */
const NAMES: Readonly<Record<string, string>> = {
  alert: 'note',
  callout: 'note',
  'code-collapse': 'collapsible',
  'prose-callout': 'note',
  'prose-card': 'card',
  'prose-card-group': 'card-group',
  'prose-caution': 'caution',
  'prose-code-group': 'code-group',
  'prose-code-tree': 'code-group',
  'prose-collapsible': 'collapsible',
  'prose-note': 'note',
  'prose-steps': 'steps',
  'prose-tabs': 'tabs',
  'prose-tabs-item': 'tab',
  'prose-tip': 'tip',
  'prose-warning': 'warning',
  'tabs-item': 'tab',
  'u-card': 'card',
  'u-page-card': 'card',
  'u-page-grid': 'card-group',
};

const OPENING = /^([ \t]*:{2,})([a-z][\w-]*)(?=[\s[{]|$)/gimu;

/** Dialect of Nuxt Content. */
export function nuxtDialect(): Dialect {
  return {
    syntaxOf: () => 'markdown',
    include: renameComponents,
    slug: nuxtSlug,
    containers: {},
    components: {},
    frontMatter: convertFields,
    linksFrom: 'file',
    keepsComponents: true,
  };
}

function renameComponents(text: string, context: IncludeContext): Edit[] {
  const code = findCode(text);
  return [...text.matchAll(OPENING)].flatMap(({ index, 1: colons = '', 2: original = '' }): Edit[] => {
    const name = original.toLowerCase();
    if (!Object.hasOwn(NAMES, name) || code.some(([start, end]) => index >= start && index < end)) return [];
    context.changed(index, `::${original} is ::${NAMES[name] ?? ''}.`);
    const start = index + colons.length;
    return [{ start, end: start + original.length, text: NAMES[name] ?? '' }];
  });
}

/** Generates heading ids as Nuxt Content does. */
function nuxtSlug(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, '')
    .replaceAll(/\s/gu, '-')
    .replaceAll(/-+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
    .replace(/^(\d)/u, '_$1');
}

function convertFields(fields: FrontMatter, page: PageSource): void {
  const { date, image, authors, links } = fields.values;
  if (page.kind === 'blog' && typeof date === 'string' && !/^\d{4}-\d{2}-\d{2}$/u.test(date)) {
    fields.set('date', date.slice(0, 10));
  }
  if (page.kind === 'blog' && typeof image === 'string') fields.set('image', { src: image });
  if (page.kind === 'blog' && authors !== undefined && !Array.isArray(authors)) fields.removeField('authors');
  const buttons = listOf(links).filter(isObject);
  if (buttons.some(({ to, label }) => textProp(to) === undefined || textProp(label) === undefined)) {
    fields.set(
      'links',
      buttons.filter(({ to, label }) => textProp(to) !== undefined && textProp(label) !== undefined),
    );
  }
}

import { block, textProp, withoutUnset } from '../../convert/components.ts';
import type { ComponentRule } from '../../convert/components.ts';
import type { FrontMatter } from '../../convert/front-matter.ts';
import { githubSlug } from '../../convert/slugs.ts';
import type { Dialect } from '../../model/dialect.ts';
import { isObject } from '../../read/evaluate.ts';
import { removeElement, unwrap } from '../../rules/blocks.ts';
import { callout } from '../../rules/callouts.ts';
import { codeBlock } from '../../rules/code.ts';
import { link, picture } from '../../rules/media.ts';
import { tab, tabs } from '../../rules/tabs.ts';

const MDX_CODE = /^([ \t]*)(`{3,}|~{3,})mdx-code-block[^\n]*\n([\s\S]*?)\n[ \t]*\2[ \t]*$/gmu;

/** Blanks the fence lines of ` ```mdx-code-block `, whose content is MDX that other renderers show as code. */
function unwrapMdxCode(text: string): string {
  return text.replaceAll(MDX_CODE, (whole, indent: string, _: string, code: string) => {
    const start = whole.indexOf('\n') + 1;
    const end = start + code.length;
    return (
      ' '.repeat(start - 1) +
      '\n' +
      whole.slice(start, end) +
      '\n' +
      ' '.repeat(whole.length - end - 1 + 0 * indent.length)
    );
  });
}

const translate: ComponentRule = (element) => element.content();

/** Removes `<head>`, and lists what was in it. */
const head: ComponentRule = (element, context) => {
  const tags = element.elements.map(({ name, props, text }) => {
    const detail =
      name === 'title' ? text() : (textProp(props['name']) ?? textProp(props['property']) ?? textProp(props['rel']));
    return detail === undefined || detail === '' ? `<${name}>` : `<${name}> (${detail})`;
  });
  const list = tags.length === 0 ? '' : `: ${tags.join(', ')}`;
  context.note(
    'dropped',
    'component/head',
    `Tags for the page head were removed${list}. Set title and description in the front matter.`,
  );
  return '';
};

/** Options of `docusaurusDialect`. */
export interface DialectOptions {
  /** Whether `.md` files are MDX. */
  isMdx: boolean;
  /** Whether content files contain formulas. */
  hasMath: boolean;
  /** Folders of the content files. */
  contentFolders: readonly string[];
}

/** Dialect of Docusaurus: MDX, admonitions, tabs, and formulas if configured. */
export function docusaurusDialect(folder: string, options: DialectOptions): Dialect {
  const prefix = folder === '' ? '' : `${folder}/`;
  return {
    syntaxOf: (file) => (options.isMdx || file.endsWith('.mdx') ? 'mdx' : 'markdown'),
    prepare: unwrapMdxCode,
    slug: githubSlug,
    containers: { info: 'note', danger: 'caution', secondary: 'note', success: 'tip' },
    components: {
      Tabs: tabs,
      TabItem: tab,
      Admonition: callout,
      CodeBlock: codeBlock,
      Link: link,
      Image: picture,
      IdealImage: picture,
      ThemedImage: picture,
      Translate: translate,
      Interpolate: unwrap,
      BrowserOnly: unwrap,
      Head: head,
      head,
      TOCInline: removeElement('the table of contents is shown next to the text.'),
      DocCardList: removeElement('the sidebar lists the pages of a category.'),
      Details: (element) =>
        block('collapsible', withoutUnset({ name: textProp(element.props['summary']) }), element.content()),
    },
    frontMatter: convertFields,
    aliases: { '@site/': prefix, '@site/static/': `${prefix}static/` },
    linksFrom: 'url',
    linkRoots: [...options.contentFolders, folder],
    hasMath: options.hasMath,
  };
}

/** Renames fields, and removes those that the file path determines. */
function convertFields(fields: FrontMatter): void {
  const label = textProp(fields.removeField('sidebar_label'));
  const isUnlisted = fields.removeField('unlisted') === true;
  for (const name of ['id', 'slug', 'sidebar_position', 'path', 'meta']) fields.removeField(name);
  if (isUnlisted) fields.set('navigation', false);
  else if (label !== undefined && !isObject(fields.values['navigation'])) fields.set('navigation', { title: label });
  const edit = fields.removeField('custom_edit_url');
  if (edit === null) fields.set('editLink', false);
  else if (typeof edit === 'string') fields.set('editLink', edit);
}

import { posix } from 'node:path';
import { textProp } from '../../convert/components.ts';
import type { ComponentRule } from '../../convert/components.ts';
import { captionOf } from '../../convert/convert-code.ts';
import type { FrontMatter } from '../../convert/front-matter.ts';
import { githubSlug } from '../../convert/slugs.ts';
import type { Dialect } from '../../model/dialect.ts';
import { accordion, accordions } from '../../rules/accordions.ts';
import { removeElement, step, steps, unwrap } from '../../rules/blocks.ts';
import { callout } from '../../rules/callouts.ts';
import { card, cards } from '../../rules/cards.ts';
import { codeBlock, fence } from '../../rules/code.ts';
import { typeTable } from '../../rules/fields.ts';
import { file, files } from '../../rules/files.ts';
import { link, picture } from '../../rules/media.ts';
import { tab, tabs } from '../../rules/tabs.ts';

/** Converts `<include>./part.mdx</include>`, or an included file as code. */
const includeFrom =
  (folder: string): ComponentRule =>
  (element, context) => {
    const [path = '', region] = element.text().split('#');
    const isFromRoot = element.props['cwd'] !== undefined;
    const included = isFromRoot
      ? context.read(posix.join(folder, path))
      : (context.read(path) ?? context.read(`./${path}`));
    if (!included) {
      context.note('dropped', 'include', `The included file ${path} does not exist.`);
      return '';
    }
    context.note('changed', 'include', `<include> was replaced by the content of ${included.file}.`);
    const lang = textProp(element.props['lang']);
    if (/\.mdx?$/u.test(included.file) && lang === undefined) return context.partial(included.file, {});
    const code = region === undefined ? included.text : regionOf(included.text, region);
    const meta = textProp(element.props['meta']) ?? '';
    const caption = captionOf(/tab=["']([^"']+)["']/u.exec(meta)?.[1], /title=["']([^"']+)["']/u.exec(meta)?.[1]);
    const file = caption === '' ? undefined : caption;
    return fence(code.trimEnd(), { language: lang ?? posix.extname(included.file).slice(1), file });
  };

function regionOf(text: string, name: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => /#region\b/u.test(line) && line.includes(name));
  const length = lines.slice(start + 1).findIndex((line) => line.includes('#endregion'));
  return start === -1 || length === -1 ? text : lines.slice(start + 1, start + 1 + length).join('\n');
}

const mermaid: ComponentRule = (element, context) => {
  const chart = textProp(element.props['chart']);
  return chart === undefined ? context.stub(element) : fence(chart, { language: 'mermaid' });
};

/** Dialect of Fumadocs: MDX with its components. */
export function fumadocsDialect(folder: string, aliases: Readonly<Record<string, string>>): Dialect {
  return {
    syntaxOf: (path) => (path.endsWith('.mdx') ? 'mdx' : 'markdown'),
    slug: githubSlug,
    containers: { info: 'note', warn: 'warning', error: 'caution', danger: 'caution', success: 'tip' },
    components: {
      Accordion: accordion,
      Accordions: accordions,
      Banner: callout,
      Callout: callout,
      Card: card,
      Cards: cards,
      CodeBlock: codeBlock,
      CodeBlockTab: tab,
      CodeBlockTabs: tabs,
      DynamicCodeBlock: codeBlock,
      File: file,
      Files: files,
      Folder: file,
      Image: picture,
      ImageZoom: picture,
      InlineTOC: removeElement('the table of contents is shown next to the text.'),
      Link: link,
      Mermaid: mermaid,
      Step: step,
      Steps: steps,
      Tab: tab,
      Tabs: tabs,
      TypeTable: typeTable,
      Wrapper: unwrap,
      include: includeFrom(folder),
    },
    frontMatter: convertFields,
    aliases: { '@/': folder === '' ? '' : `${folder}/`, ...aliases },
    linksFrom: 'file',
  };
}

/** Removes fields that are reserved in Recto. */
function convertFields(fields: FrontMatter): void {
  for (const name of ['path', 'meta', 'body', 'links']) fields.removeField(name);
}

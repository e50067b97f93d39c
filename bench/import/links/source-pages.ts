import { posix } from 'node:path';
import { headingIds } from '../../../packages/import/src/convert/convert-heading.ts';
import { walk } from '../../../packages/import/src/convert/parse-text.ts';
import type { ImportedSite, PageSource } from '../../../packages/import/src/model/site.ts';
import type { Source } from '../../../packages/import/src/read/source.ts';
import { parseSource, sourceLinks } from './source-links.ts';

/** A page of the source with its links and anchors, those of included files too. */
export interface SourcePage {
  /** The page. */
  page: PageSource;
  /** Its links, with the file that contains them. */
  links: readonly { url: string; file: string }[];
  /** Ids on the page. */
  ids: ReadonlySet<string>;
  /** Id of a first heading, which becomes the title. */
  titleId: string | undefined;
}

/** Included files: imported MDX, `@include` of VitePress, `<include>` of Fumadocs. */
const INCLUDES = [
  /^import\s+\w+\s+from\s+['"]([^'"]+\.mdx?)['"]/gmu,
  /<!--\s*@include:\s*([^\s#{]+\.md)/gu,
  /<include[^>]*>([^<#]+\.mdx?)[^<]*<\/include>/gu,
];

/** Reads a page of the source. */
export function readSourcePage(page: PageSource, site: ImportedSite, source: Source): SourcePage {
  const files = [page.file, ...includedFiles(page.file, site, source, new Set([page.file]))];
  const { dialect } = site;
  const links: { url: string; file: string }[] = [];
  const ids = new Set<string>();
  let titleId: string | undefined;
  for (const file of files) {
    const text = source.text(file) ?? '';
    const parsed = parseSource(dialect.prepare?.(text) ?? text, dialect.syntaxOf(file));
    links.push(...sourceLinks(file === page.file ? text : withoutFields(text), parsed).map((url) => ({ url, file })));
    const headings = headingIds(parsed.root, parsed.text, dialect.slug);
    const [first] = headings;
    if (file === page.file && first?.[0].type === 'heading' && first[0].depth === 1) [, titleId] = first;
    for (const id of headings.values()) ids.add(id);
    for (const id of elementIds(parsed.root, parsed.text)) ids.add(id);
  }
  return { page, links, ids, titleId };
}

function withoutFields(text: string): string {
  return text.replace(/^---\n[\s\S]*?\n---\n/u, '');
}

function includedFiles(file: string, site: ImportedSite, source: Source, seen: Set<string>): string[] {
  const text = source.text(file) ?? '';
  const paths = INCLUDES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, path = '']) => path.trim()));
  return paths.flatMap((path) => {
    const [alias, folder] = Object.entries(site.dialect.aliases ?? {}).find(([name]) => path.startsWith(name)) ?? [];
    const target =
      alias === undefined ? posix.join(posix.dirname(file), path) : posix.join(folder ?? '', path.slice(alias.length));
    if (seen.has(target) || !source.has(target)) return [];
    seen.add(target);
    return [target, ...includedFiles(target, site, source, seen)];
  });
}

/** Ids of elements, in HTML, JSX and properties of components. */
function elementIds(root: ReturnType<typeof parseSource>['root'], text: string): string[] {
  const ids: string[] = [];
  for (const node of walk(root)) {
    if (node.type === 'html')
      ids.push(...[...node.value.matchAll(/\s(?:id|name)="([^"]+)"/gu)].map(([, id = '']) => id));
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue;
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'id' && typeof attribute.value === 'string')
        ids.push(attribute.value);
    }
  }
  return [...ids, ...[...text.matchAll(/^[ \t]*:{2,}[\w-]+\{[^}\n]*#([\w-]+)/gmu)].map(([, id = '']) => id)];
}

import { toString } from 'mdast-util-to-string';
import type { Source } from '../read/source.ts';
import type { Outcome, Report } from '../report/report.ts';
import type { RuleContext } from './components.ts';
import { convertContainers } from './containers.ts';
import type { Converter } from './converter.ts';
import { headingIds } from './convert-heading.ts';
import { convertNode, convertRoot } from './convert-tree.ts';
import { applyEdits, lineOf, originalOffset } from './edits.ts';
import type { Edit } from './edits.ts';
import { keepComponents } from './keep-components.ts';
import { splitFrontMatter } from './front-matter.ts';
import type { FrontMatter } from './front-matter.ts';
import { convertImageUrl, convertLinkUrl } from './convert-url.ts';
import type { LinkContext, LinkLocation } from './links.ts';
import { maskMatches, maskComments, maskContainers, maskHeadingIds, maskMath } from './mask.ts';
import { createPageScope, resolveFile } from './page-scope.ts';
import { childrenOf, parseText } from './parse-text.ts';
import type { Node, Root } from './parse-text.ts';
import { keepContainer, keepElement } from './stubs.ts';
import type { Stub } from './stubs.ts';
import { tidy } from './tidy.ts';

/** What the conversions of all files of one site share. */
export interface TextContext {
  /** Files of the source. */
  source: Source;
  /** Resolves links between pages and files. */
  links: LinkContext;
  /** Collects what was changed or dropped. */
  report: Report;
  /** Components that the site has to define, by name. */
  stubs: Map<string, Stub>;
}

/** A converted content file. */
export interface ConvertedText {
  /** Front matter. */
  fields: FrontMatter;
  /** Markdown after the front matter. */
  body: string;
  /** Text of the top-level heading with which the text begins; `undefined` if it begins with something else. */
  title: string | undefined;
}

/** Options of `convertText`. */
export interface TextOptions {
  /** Properties passed to a partial. */
  props?: Readonly<Record<string, unknown>>;
  /** Files that include this one, to prevent recursion. */
  within?: readonly string[];
}

/** Converts a content file of the source; unchanged parts keep their bytes, except for repeated blank lines. */
export function convertText(location: LinkLocation, context: TextContext, options: TextOptions = {}): ConvertedText {
  const { file } = location;
  const { source, stubs, links } = context;
  const { dialect } = links;
  const { props = {}, within = [] } = options;
  const original = source.text(file) ?? '';
  const note = (outcome: Outcome, code: string, message: string, offset: number): void => {
    const line = lineOf(original, originalOffset(includes, offset));
    context.report.add(outcome, code, message, { file, line });
  };
  const includes: Edit[] = [];
  includes.push(...include(original, location, context, note));
  const included = applyEdits(original, includes);
  const { fields, start } = splitFrontMatter(included);
  const text = dialect.prepare?.(included) ?? included;
  const root = parse(text, start, file, context, note);
  const heading = within.length === 0 ? findTitle(root) : undefined;
  const aliases = dialect.aliases ?? {};
  const converter: Converter = {
    file,
    text,
    dialect,
    note,
    scope: createPageScope(root, source, { file, aliases, fields: fields.values, props }),
    edits: [],
    replaced: new Map<Node, string>(heading ? [[heading, '']] : []),
    ids: headingIds(root, text, dialect.slug),
    open: [],
    convert: (node) => convertNode(node, converter),
    link: (url, offset) =>
      convertLinkUrl(url, location, links, (outcome, code, message) => {
        note(outcome, code, message, offset);
      }),
    image: (url, offset) =>
      convertImageUrl(url, location, links, (outcome, code, message) => {
        note(outcome, code, message, offset);
      }),
    rules: (offset): RuleContext => ({
      file,
      link: (url) => converter.link(url, offset),
      image: (url) => converter.image(url, offset),
      note: (outcome, code, message) => {
        note(outcome, code, message, offset);
      },
      stub: (element) =>
        keepElement(element, converter.scope.importOf(element.name), stubs, (outcome, code, message) => {
          note(outcome, code, message, offset);
        }),
      read: (path) => {
        const resolved = resolveFile(source, file, path, aliases) ?? (source.has(path) ? path : undefined);
        const content = resolved === undefined ? undefined : source.text(resolved);
        return resolved === undefined || content === undefined ? undefined : { file: resolved, text: content };
      },
      partial: (path, props) => {
        if (within.includes(path) || path === file) return '';
        const part = convertText({ file: path, page: location.page }, context, {
          props,
          within: [...within, file],
        });
        return part.body.trim();
      },
    }),
  };
  converter.edits =
    dialect.keepsComponents === true ? keepComponents(converter, stubs) : containerEdits(converter, stubs);
  const body = tidy(convertRoot(root, start, converter));
  return {
    fields,
    body,
    title:
      heading &&
      plainText(
        childrenOf(heading)
          .map((child) => converter.convert(child))
          .join(''),
      ),
  };
}

/** Returns the plain text of a converted heading. */
function plainText(markdown: string): string {
  const words = markdown
    .replaceAll(/(?<=^|\s):[\w-]+\[([^\]]*)\](?:\{[^}]*\})?/gu, '$1')
    .replaceAll(/<!--[\s\S]*?-->|\{#[^}]*\}|\s\[#[\w-]+\]$/gu, '');
  return toString(parseText(words, 'markdown'), { includeHtml: false }).trim();
}

function containerEdits({ text, dialect, note }: Converter, stubs: Map<string, Stub>): Edit[] {
  return convertContainers(text, {
    names: dialect.containers,
    changed: (offset, message) => {
      note('changed', 'container', message, offset);
    },
    unknown: (offset, name) => {
      note(
        'incomplete',
        'component/stub',
        `The container :::${name} was replaced by a component that you have to write.`,
        offset,
      );
      return keepContainer(name, stubs);
    },
  });
}

function include(
  text: string,
  { file }: LinkLocation,
  { source, links }: TextContext,
  note: Converter['note'],
): Edit[] {
  return (
    links.dialect.include?.(text, {
      file,
      read: (path) => source.text(path),
      changed: (offset, message) => {
        note('changed', 'include', message, offset);
      },
      missing: (offset, message) => {
        note('dropped', 'include', message, offset);
      },
    }) ?? []
  );
}

function parse(text: string, start: number, file: string, context: TextContext, note: Converter['note']): Root {
  const { dialect } = context.links;
  const body = maskMatches(text.slice(0, start), /[\s\S]+/gu) + text.slice(start);
  if (dialect.syntaxOf(file) === 'markdown') return parseText(body, 'markdown');
  const masked = maskContainers(maskHeadingIds(maskComments(dialect.hasMath === true ? maskMath(body) : body)));
  try {
    return parseText(masked, 'mdx');
  } catch (error) {
    const { reason = '', place: position } = error as {
      reason?: string;
      place?: { offset?: number; start?: { offset?: number } };
    };
    const offset = position?.offset ?? position?.start?.offset ?? 0;
    note(
      'incomplete',
      'mdx/syntax',
      `The MDX cannot be parsed, so the file was converted as markdown: ${reason}`,
      offset,
    );
    return parseText(body, 'markdown');
  }
}

/** Finds the heading at the beginning of a text; only imports, exports, expressions and HTML blocks may precede it. */
function findTitle(root: Root): Node | undefined {
  const first = root.children.find(
    (node) => node.type !== 'mdxjsEsm' && node.type !== 'mdxFlowExpression' && node.type !== 'html',
  );
  return first?.type === 'heading' && first.depth === 1 ? first : undefined;
}

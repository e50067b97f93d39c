import { z } from 'zod';
import type { ContentConfig } from '../collections/collection.ts';
import { ContentError } from '../errors.ts';
import { pathOf, positionIn, findUrl, suffixOf } from '../parse/written-urls.ts';
import { childrenOf, isElement } from '../parse/document.ts';
import type { ParsedDocument, Props, TreeNode } from '../parse/document.ts';
import { parseFilePath } from '../parse/paths.ts';
import { isAsset } from './asset-types.ts';
import { isCodeUnchanged } from './code-files.ts';
import { locate, publishAsset, realFileInside } from './assets.ts';
import { pathInSource, toFileName } from './source-files.ts';

/**
 * A file that a document refers to. The document's row is outdated if the file was deleted, or has a different URL or
 * hash.
 */
export interface Reference {
  file: string;
  /** URL of an asset; `undefined` for a page or a file that a code block shows. */
  url: string | undefined;
  /** Hash of a file whose text a code block shows. */
  hash?: string | undefined;
}

/** Schema of a reference in cache files. */
export const referenceSchema = z
  .object({ file: z.string(), url: z.string().optional(), hash: z.string().optional() })
  .transform(({ file, url, hash }): Reference => ({ file, url, ...(hash !== undefined && { hash }) }));

/** The file whose references are resolved. */
export interface ReferenceContext {
  /** Name of the file in error messages. */
  file: string;
  text: string;
  base: string;
  key: string;
  config: ContentConfig;
}

const PROPS = ['src', 'href', 'to', 'poster'];

/** Replaces relative paths of files in a document by their published URLs, in place. A missing file is an error. */
export async function resolveReferences(
  document: ParsedDocument,
  context: ReferenceContext,
): Promise<{ references: Reference[]; errors: ContentError[] }> {
  const references: Reference[] = [];
  const errors: ContentError[] = [];
  for (const { holder, name, written, line } of findFileLinks(document)) {
    const target = locate(written, context.base, context.key);
    const url = await urlOf(target, context);
    references.push({ file: target, url: isAsset(target) ? url : undefined });
    if (url === undefined) errors.push(missing(written, context, line));
    else holder[name] = url + suffixOf(written);
  }
  return { references, errors };
}

/** Whether all files that a row refers to still exist and are unchanged. */
export async function areFresh(references: readonly Reference[], base: string | undefined): Promise<boolean> {
  for (const { file, url, hash } of references) {
    if (base === undefined) return false;
    if (hash !== undefined) {
      if (await isCodeUnchanged({ file, hash })) continue;
      return false;
    }
    if (url === undefined ? !(await realFileInside(file, base)) : (await publishAsset(file, base))?.url !== url)
      return false;
  }
  return true;
}

interface FileLink {
  /** The object that contains the URL. */
  holder: Record<string, unknown>;
  name: string;
  written: string;
  line?: number | undefined;
}

function findFileLinks({ body, data, lines }: ParsedDocument): FileLink[] {
  const fields = Object.keys(data).flatMap((field) =>
    fileLinksInData(data, field).map((link) => ({ ...link, line: lines[field] })),
  );
  return [...fields, ...fileLinksInTree(body.nodes)];
}

function fileLinksInTree(nodes: readonly TreeNode[]): FileLink[] {
  return nodes.filter(isElement).flatMap((node) => {
    const [tag, props] = node;
    return [...PROPS.flatMap((name) => fileLinkInProps(tag, props, name)), ...fileLinksInTree(childrenOf(node))];
  });
}

/**
 * The relative URL of an image always refers to a file. Other relative URLs do so only if they end with `.md` or with
 * the extension of an asset. On components, they must also start with `./` or `../`.
 */
function fileLinkInProps(tag: string, holder: Props, name: string): FileLink[] {
  const reference = holder[name];
  if (typeof reference !== 'string' || !isRelative(reference)) return [];
  const isFile = tag === 'img' ? name === 'src' : tag === 'a' || isDotted(reference);
  return isFile && (tag === 'img' || isAsset(pathOf(reference)) || pathOf(reference).endsWith('.md'))
    ? [{ holder, name, written: reference }]
    : [];
}

/** In front matter, a string is a file only if it starts with a dot: `./cover.png`. */
function fileLinksInData(holder: Record<string, unknown>, name: string): FileLink[] {
  const value = holder[name];
  if (typeof value === 'string') {
    return isDotted(value) && isAsset(pathOf(value)) ? [{ holder, name, written: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((inner) => fileLinksInData(value as Record<string, unknown>, inner));
}

async function urlOf(target: string, { base, config }: ReferenceContext): Promise<string | undefined> {
  if (isAsset(target)) return (await publishAsset(target, base))?.url;
  if (!target.endsWith('.md') || !(await realFileInside(target, base))) return undefined;
  const key = toFileName(base, target);
  for (const source of Object.values(config.collections).flatMap(({ type, sources }) =>
    type === 'page' ? sources : [],
  )) {
    const path = pathInSource(key, source, config.locales);
    if (path !== undefined) return parseFilePath(path, config).path;
  }
  return undefined;
}

function missing(reference: string, { file, text }: ReferenceContext, line: number | undefined): ContentError {
  const isPage = pathOf(reference).endsWith('.md');
  const lines = text.split('\n');
  return new ContentError(
    'asset/missing',
    `"${reference}" is not a file ${isPage ? 'of a page collection' : 'that can be published'}.`,
    isPage
      ? 'Correct the path, which is relative to this file, or add the page.'
      : 'Put the file, for example an image, inside the content folder, and write its path relative to this file.',
    { file, ...(line === undefined ? findUrl(reference, lines) : positionIn(reference, line, lines)) },
  );
}

function isRelative(reference: string): boolean {
  return reference !== '' && !/^(?:[a-z][a-z0-9+.-]*:|[/\\#?]|\{\{)/iu.test(reference);
}

function isDotted(reference: string): boolean {
  return /^\.{1,2}\//u.test(reference);
}

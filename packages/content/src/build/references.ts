import { z } from 'zod';
import type { ContentConfig } from '../collections/collection.ts';
import { ContentError } from '../errors.ts';
import { pathOf, placeIn, placeOf, suffixOf } from '../parse/addresses.ts';
import { childrenOf, isElement } from '../parse/document.ts';
import type { ParsedDocument, Props, TreeNode } from '../parse/document.ts';
import { parseFilePlace } from '../parse/paths.ts';
import { isAsset } from './asset-kinds.ts';
import { isSameCode } from './code-files.ts';
import { locate, publishAsset, realFileInside } from './assets.ts';
import { placeInSource, toFileName } from './source-files.ts';

/** A file that a document refers to. The document's row is outdated if the file was deleted or has a different URL. */
export interface Reference {
  file: string;
  /** URL of an asset; `undefined` for a page. */
  url: string | undefined;
  /** Hash of a file whose text a code block shows. */
  hash?: string | undefined;
}

/** Schema of a reference in cache files. */
export const referenceSchema = z
  .object({ file: z.string(), url: z.string().optional(), hash: z.string().optional() })
  .transform(({ file, url, hash }): Reference => ({ file, url, ...(hash !== undefined && { hash }) }));

/** The file that is resolved, for `resolveReferences`. */
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
): Promise<{ references: Reference[]; faults: ContentError[] }> {
  const references: Reference[] = [];
  const faults: ContentError[] = [];
  for (const { holder, name, address, line } of findAddresses(document)) {
    const target = locate(address, context.base, context.key);
    const url = await addressOf(target, context);
    references.push({ file: target, url: isAsset(target) ? url : undefined });
    if (url === undefined) faults.push(missing(address, context, line));
    else holder[name] = url + suffixOf(address);
  }
  return { references, faults };
}

/** Whether all files that a row refers to still exist and are unchanged. */
export async function areFresh(references: readonly Reference[], base: string | undefined): Promise<boolean> {
  for (const { file, url, hash } of references) {
    if (base === undefined) return false;
    if (hash !== undefined) {
      if (await isSameCode({ file, hash })) continue;
      return false;
    }
    if (url === undefined ? !(await realFileInside(file, base)) : (await publishAsset(file, base))?.url !== url)
      return false;
  }
  return true;
}

interface Address {
  /** The object that contains the URL. */
  holder: Record<string, unknown>;
  name: string;
  address: string;
  line?: number | undefined;
}

function findAddresses({ body, data, lines }: ParsedDocument): Address[] {
  const fields = Object.keys(data).flatMap((field) =>
    addressesInData(data, field).map((found) => ({ ...found, line: lines[field] })),
  );
  return [...fields, ...addressesInTree(body.nodes)];
}

function addressesInTree(nodes: readonly TreeNode[]): Address[] {
  return nodes.filter(isElement).flatMap((node) => {
    const [tag, props] = node;
    return [...PROPS.flatMap((name) => addressInProps(tag, props, name)), ...addressesInTree(childrenOf(node))];
  });
}

/** The URL of an image is always a file; other URLs are files only if their extension says so. */
function addressInProps(tag: string, holder: Props, name: string): Address[] {
  const address = holder[name];
  if (typeof address !== 'string' || !isRelative(address)) return [];
  const isFile = tag === 'img' ? name === 'src' : tag === 'a' || isDotted(address);
  return isFile && (tag === 'img' || isAsset(pathOf(address)) || pathOf(address).endsWith('.md'))
    ? [{ holder, name, address }]
    : [];
}

/** In front matter, a string is a file only if it starts with a dot: `./cover.png`. */
function addressesInData(holder: Record<string, unknown>, name: string): Address[] {
  const value = holder[name];
  if (typeof value === 'string') {
    return isDotted(value) && isAsset(pathOf(value)) ? [{ holder, name, address: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((inner) => addressesInData(value as Record<string, unknown>, inner));
}

async function addressOf(target: string, { base, config }: ReferenceContext): Promise<string | undefined> {
  if (isAsset(target)) return (await publishAsset(target, base))?.url;
  if (!target.endsWith('.md') || !(await realFileInside(target, base))) return undefined;
  const key = toFileName(base, target);
  for (const source of Object.values(config.collections).flatMap(({ type, sources }) =>
    type === 'page' ? sources : [],
  )) {
    const place = placeInSource(key, source, config.locales);
    if (place !== undefined) return parseFilePlace(place, config).path;
  }
  return undefined;
}

function missing(address: string, { file, text }: ReferenceContext, line: number | undefined): ContentError {
  const isPage = pathOf(address).endsWith('.md');
  const lines = text.split('\n');
  return new ContentError(
    'asset/missing',
    `"${address}" is not a file ${isPage ? 'of a page collection' : 'that can be published'}.`,
    isPage
      ? 'Correct the path, which is relative to this file, or add the page.'
      : 'Put the image or download inside the content folder, and write its path relative to this file.',
    { file, ...(line === undefined ? placeOf(address, lines) : placeIn(address, line, lines)) },
  );
}

function isRelative(address: string): boolean {
  return address !== '' && !/^(?:[a-z][a-z0-9+.-]*:|[/\\#?]|\{\{)/iu.test(address);
}

function isDotted(address: string): boolean {
  return /^\.{1,2}\//u.test(address);
}

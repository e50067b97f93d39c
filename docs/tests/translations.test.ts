import { childrenOf, isElement } from '@recto/content';
import type { TreeNode } from '@recto/content';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseFile } from '../../packages/content/src/parse/parse-file.ts';
import { foreignLetters, isLatin } from '../../packages/ui/src/messages/alphabets.ts';
import { config } from './fixtures/website.ts';

const root = join(import.meta.dirname, '..', 'content');
const [main, ...others] = config.locales;

/**
 * Words that are the same in English and another language. A text that consists only of these words and names counts as
 * translated.
 */
const SAME_WORDS: Readonly<Record<string, string>> = {
  // Documentation terms that English took from French, and technical terms that French took from English.
  fr: `Administration Admonitions Alt Argument Arguments Blog Code Collection Collections Configuration Ctrl Date Dates
    Description Documentation Front Guide Guides Hooks Image Images Import Installation Introduction Kubernetes matter
    Message Migration Mode Navigation nginx Notes Option Options Page Pages Plugins plugins Position Routes Slot Slots
    Solo Source Sources systemd Type Types Validation Variable Version Versions`,
  // Technical terms of the same origin, and short words that appear alone beside code.
  de: `Administration Alt Argument Blog Changelog Code Collections Head Header Hooks Import In in Installation Loader
    Kubernetes Links Logs Migration Name Navigation nginx Offline Operator Option optional Plugins Portfolio Preset
    Schema Server Serverless Slot Slots systemd Team Text Variable Version`,
  es: `Alt Banner Blog Ctrl Error Front Hooks Kubernetes Middleware Plugins plugins Slot Slots Solo Variable matter nginx
    no No systemd`,
  pt_br: `Alt Banner Blog Ctrl Emoji Enter Front Head Hooks Kubernetes Links Logs matter nginx Plugins plugins
    Serverless Shift Shortcodes Slot Slots systemd templates Use`,
  zh_cn: 'Alt Ctrl Enter Kubernetes nginx systemd',
  ja: 'Alt Ctrl Enter Kubernetes nginx systemd',
  ar: 'Alt Ctrl Enter Kubernetes nginx systemd',
};

/** Names, which are the same in every language. Names with inner capitals or digits do not have to be listed. */
const NAMES =
  /(?<!\p{L})(?:The Recto team|Recto|React|Markdown|Node|Vite|Studio|Nuxt Content|Nuxt|Contentlayer|Docusaurus|Fumadocs|Starlight|Nextra|Hugo|Twoslash|Docker|Algolia|Orama|Vue|Cloudflare|Vercel|Netlify|Bun|Zod|Nitro|ChatGPT|Claude|Discord|Bluesky|Mermaid|Git|git|npm|recto [a-z]+)(?!\p{L})/gu;

/** Frequent short words of English that do not exist in the other languages of this site. */
const ENGLISH = /(?<!\p{L})(?:the|of|and|is|are|with|this|that|which|you|your|it|its|from|what|when)(?!\p{L})/giu;

/** Fields and properties that are not text for readers. */
const NON_TEXT_FIELDS = new Set(
  'class className style id to href src icon command slug owner branch baseDir demo date sourceHash file type figure'.split(
    ' ',
  ),
);

/** File names in a file tree, which are not marked as code. */
const FILE_NAME = /^\s*[\w./-]+\.\w+\s*$/u;

const files = others
  .filter((code) => existsSync(join(root, code)))
  .flatMap((code) =>
    readdirSync(join(root, code), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:md|yml|json)$/u.test(file))
      .map((file) => [code, file] as const),
  );

/** Cache of parsed files, since an original is needed for all its translations. */
const textCache = new Map<string, Promise<string[]>>();

test('there are translations to test', () => {
  expect(files.length).toBeGreaterThan(10);
});

test.for(files)('%s/%s contains no English text', async ([code, file]) => {
  const source = join(main, file);
  const original = existsSync(join(root, source)) ? await readTexts(source) : [];
  const untranslated = (await readTexts(join(code, file))).filter(
    (text) => (original.includes(text) && !mayBeSame(text, code)) || isEnglish(text),
  );
  expect(untranslated).toEqual([]);
});

test.for(files)('%s/%s contains only letters of its language', async ([code, file]) => {
  // In a language with another script, Latin words are names.
  const names = isLatin(code) ? /$^/u : /[a-z]/u;
  const foreign = foreignLetters((await readTexts(join(code, file))).join('\n'), code);
  expect(foreign.filter((letter) => !names.test(letter))).toEqual([]);
});

/** Reads the texts of a file: fields, headings, paragraphs, table cells, properties of components. Code is omitted. */
function readTexts(file: string): Promise<string[]> {
  const texts = textCache.get(file) ?? parseTexts(file);
  textCache.set(file, texts);
  return texts;
}

async function parseTexts(file: string): Promise<string[]> {
  const documents = await parseFile({ file, text: readFileSync(join(root, file), 'utf8') });
  return documents
    .flatMap(({ data, body }) => [...textsInFields(data), ...textsInNodes(body.nodes)])
    .map((text) => text.replaceAll(/\s+/gu, ' ').trim())
    .filter((text) => /\p{L}/u.test(text));
}

const NOT_TEXT = /^(?:[a-z\d_:@#./-]*|\S*\/\S*|SELECT .*)$/su;

/** Lists texts in fields. A single lower-case word, a path, a URL or SQL is not text for readers. */
function textsInFields(value: unknown, name = ''): string[] {
  if (NON_TEXT_FIELDS.has(name)) return [];
  if (typeof value === 'string') return NOT_TEXT.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, one]) => textsInFields(one, Array.isArray(value) ? name : inner));
}

function textsInNodes(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return FILE_NAME.test(node) ? [] : [node];
    if (isCode(node) || isInOtherLanguage(node)) return [];
    const children = childrenOf(node);
    const isText = children.some((child) => !isElement(child) && child.trim() !== '');
    return [...textsInFields(node[1]), ...(isText ? textsInNodes([textOf(children)]) : textsInNodes(children))];
  });
}

function textOf(nodes: readonly TreeNode[]): string {
  return nodes.map((node) => (isElement(node) ? (isCode(node) ? '' : textOf(childrenOf(node))) : node)).join('');
}

function isCode([tag]: readonly [string, ...unknown[]]): boolean {
  return tag === 'pre' || tag === 'code' || tag.startsWith('@');
}

/** Whether all of an element is marked with `lang`, as text in another language on purpose. */
function isInOtherLanguage(node: TreeNode): boolean {
  if (!isElement(node)) return false;
  const children = childrenOf(node);
  return 'lang' in node[1] || (children.length > 0 && children.every(isInOtherLanguage));
}

function mayBeSame(text: string, code: string): boolean {
  const words = text.replaceAll(NAMES, '').match(/[\p{L}\d]+/gu) ?? [];
  const same = new Set(SAME_WORDS[code]?.split(/\s+/u));
  return words.every((word) => same.has(word) || /^\d|.[\p{Lu}\d]|^\p{Lu}$/u.test(word));
}

function isEnglish(text: string): boolean {
  return new Set(text.match(ENGLISH)?.map((word) => word.toLowerCase())).size > 1;
}

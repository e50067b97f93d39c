import { posix } from 'node:path';
import type { PageSource } from '../model/site.ts';
import { convertImageUrl } from './convert-url.ts';
import { convertText } from './convert-text.ts';
import type { TextContext } from './convert-text.ts';
import { headingIds } from './convert-heading.ts';
import { isObject } from '../read/evaluate.ts';
import type { FrontMatter } from './front-matter.ts';
import { maskHeadingIds } from './mask.ts';
import { parseText, walk } from './parse-text.ts';
import { normalisePath } from './site-index.ts';

/** Converts the file of a page. */
export function convertPage(page: PageSource, context: TextContext): string {
  const { fields, body, title } = convertText({ file: page.file, page }, context);
  const { dialect } = context.links;
  setTitle(fields, title, page, context);
  dialect.frontMatter?.(fields, page);
  updateFilePaths(fields, page, context);
  const { navigation, draft } = fields.values;
  // The navigation does not list such a page, so checks would report links to it as broken.
  if (navigation === false || draft === true) context.links.unknown.add(normalisePath(page.path));
  const sections = dialect.sections?.(fields, page) ?? '';
  const text = sections === '' ? body : `${sections}\n\n${body}`.trimEnd().concat('\n');
  return `---\n${fields.render()}\n---\n\n${text}`.trimEnd().concat('\n');
}

/** Updates paths of files in the front matter. */
function updateFilePaths(fields: FrontMatter, page: PageSource, { links, report }: TextContext): void {
  for (const [name, value] of Object.entries(fields.values)) {
    if (typeof value !== 'string' || !/^\.{1,2}\//u.test(value)) continue;
    const url = convertImageUrl(value, { file: page.file, page }, links, (outcome, code, message) => {
      report.add(outcome, code, message, { file: page.file });
    });
    if (url === '') fields.removeField(name);
    else if (url !== value) fields.set(name, url);
  }
}

/** Sets the title of a page; the first heading, which visitors see, takes precedence over the front matter. */
function setTitle(fields: FrontMatter, heading: string | undefined, page: PageSource, { report }: TextContext): void {
  const { title } = fields.values;
  const titleText = typeof title === 'string' || typeof title === 'number' ? String(title) : undefined;
  if (heading !== undefined && heading !== '') {
    report.add('changed', 'title', 'The first heading was moved to the title in the front matter.', {
      file: page.file,
    });
    if (titleText !== heading) fields.set('title', heading);
    if (titleText !== undefined && titleText !== heading && isSeoFree(fields)) fields.set('seo', { title: titleText });
    return;
  }
  if (titleText === undefined || titleText.trim() === '') fields.set('title', titleOf(page));
}

function isSeoFree({ values }: FrontMatter): boolean {
  return !isObject(values['seo']);
}

/** Derives a title from the file name. */
function titleOf({ path, file }: PageSource): string {
  const name = path === '/' ? posix.basename(posix.dirname(file)) : posix.basename(path);
  const words = name.replaceAll(/[-_]+/gu, ' ').trim();
  return words === '' ? 'Home' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the ids of headings, elements and components on a converted page. */
export function idsOf(text: string, slug: (words: string) => string): Set<string> {
  const root = parseText(maskHeadingIds(text), 'markdown');
  const ids = new Set(headingIds(root, text, slug).values());
  for (const node of walk(root)) {
    if (node.type !== 'html') continue;
    for (const [, id = ''] of node.value.matchAll(/\s(?:id|name)="([^"]+)"/gu)) ids.add(id);
  }
  for (const [, id = ''] of text.matchAll(/^[ \t]*:{2,}[\w-]+\{[^}\n]*(?:#|\bid=")([\w-]+)/gmu)) ids.add(id);
  // Attributes after a link, an image or a span.
  for (const [, id = ''] of text.matchAll(/(?<=[\])])\{(?:[^}\n]*\s)?#([\w-]+)/gu)) ids.add(id);
  return ids;
}

import { posix } from 'node:path';
import { textProp } from '../../convert/components.ts';
import type { Edit } from '../../convert/edits.ts';
import type { FrontMatter } from '../../convert/front-matter.ts';
import { findCode } from '../../convert/mask.ts';
import { githubSlug } from '../../convert/slugs.ts';
import type { Dialect, IncludeContext } from '../../model/dialect.ts';
import { isObject, listOf } from '../../read/evaluate.ts';
import { calloutKind } from '../../rules/callouts.ts';

const SHORTCODE = /\{\{[<%]\s*(\/?)\s*([\w/.-]+)([\s\S]*?)\s*(\/?)[>%]\}\}/gu;
const ARGUMENT = /(?:([\w-]+)=)?(?:"([^"]*)"|`([^`]*)`|([^\s"]+))/gu;
const CALLOUTS = new Set([
  'note',
  'tip',
  'info',
  'warning',
  'caution',
  'danger',
  'important',
  'hint',
  'callout',
  'alert',
  'admonition',
  'notice',
]);

/** Dialect of Hugo: shortcodes, and front matter in TOML or YAML. */
export function hugoDialect(): Dialect {
  return {
    syntaxOf: () => 'markdown',
    include: convertShortcodes,
    slug: githubSlug,
    containers: {},
    components: {},
    frontMatter: convertFields,
    linksFrom: 'url',
    keepsComponents: true,
  };
}

/** Converts the shortcodes of common themes to markdown; of others, only the content is kept. */
function convertShortcodes(text: string, context: IncludeContext): Edit[] {
  const code = findCode(text);
  return [...text.matchAll(SHORTCODE)].flatMap((match): Edit[] => {
    const { index, 0: whole, 1: closing = '', 2: name = '', 3: argumentText = '' } = match;
    if (code.some(([start, end]) => index >= start && index < end)) return [];
    const converted = closing === '' ? opening(name, readArguments(argumentText)) : ending(name);
    if (converted === undefined)
      context.missing(index, `The shortcode {{< ${closing}${name} >}} was removed; its content was kept.`);
    else if (closing === '') context.changed(index, `The shortcode {{< ${name} >}} was converted to markdown.`);
    return [{ start: index, end: index + whole.length, text: converted ?? '' }];
  });
}

type Arguments = Readonly<Record<string, string>>;

function readArguments(text: string): Arguments {
  return Object.fromEntries(
    [...text.matchAll(ARGUMENT)].map(([, key, a, b, c], index) => [key ?? String(index), a ?? b ?? c ?? '']),
  );
}

function opening(name: string, args: Arguments): string | undefined {
  const first = args['0'] ?? '';
  if (name === 'ref' || name === 'relref') return first;
  if (name === 'figure') return `![${args['alt'] ?? args['caption'] ?? args['title'] ?? ''}](${args['src'] ?? ''})`;
  if (name === 'highlight') return `\`\`\`${first}`;
  if (name === 'youtube') return `[YouTube](https://www.youtube.com/watch?v=${args['id'] ?? first})`;
  if (!CALLOUTS.has(name)) return undefined;
  const kind = calloutKind(args['type'] ?? (CALLOUTS.has(first) ? first : undefined), calloutKind(name));
  const title = args['title'] === undefined ? '' : `{title="${args['title']}"}`;
  return `::${kind}${title}`;
}

function ending(name: string): string | undefined {
  if (name === 'highlight') return '```';
  return CALLOUTS.has(name) ? '::' : undefined;
}

function convertFields(fields: FrontMatter): void {
  const label = textProp(fields.removeField('linkTitle')) ?? textProp(fields.removeField('linktitle'));
  for (const name of ['weight', 'slug', 'url', 'path', 'id']) fields.removeField(name);
  const aliases = listOf(fields.removeField('aliases')).filter((alias) => typeof alias === 'string');
  const former = aliases.map((alias) => posix.join('/', alias).replace(/(?<=.)\/$/u, ''));
  if (former.length > 0) fields.set('redirectFrom', former);
  if (label !== undefined && !isObject(fields.values['navigation'])) fields.set('navigation', { title: label });
}

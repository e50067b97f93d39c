import { posix } from 'node:path';
import type { Language, PageSource } from '../../model/site.ts';
import { divideText } from '../../convert/front-matter.ts';
import { isObject } from '../../read/evaluate.ts';
import type { Source } from '../../read/source.ts';
import type { Report } from '../../report/report.ts';
import type { VitepressConfig } from './config.ts';

/** The pages of the wanted languages, at the addresses that `rewrites` gives them. */
export function listPages(
  source: Source,
  { folder, data }: VitepressConfig,
  languages: readonly Language[],
  report: Report,
): PageSource[] {
  const below = folder === '' ? '' : `${folder}/`;
  const rewrite = rewriter(data['rewrites']);
  const keys = isObject(data['locales']) ? Object.keys(data['locales']).filter((key) => key !== 'root') : [];
  const [first] = languages;
  return source.files.flatMap((file): PageSource[] => {
    if (!file.startsWith(below) || !file.endsWith('.md')) return [];
    const path = file.slice(below.length);
    if (/(?:^|\/)(?:\.|node_modules\/|public\/)/u.test(path)) return [];
    if (path.includes('[')) {
      report.add('dropped', 'page/dynamic', 'A page with parameters is made by code.', { file });
      return [];
    }
    const address = rewrite(path)
      .replace(/\.md$/u, '')
      .replace(/(?:^|\/)index$/u, '');
    const [segment = '', ...rest] = address.split('/');
    const key = keys.includes(segment) ? segment : undefined;
    const language = key ?? first?.code ?? 'en';
    if (!languages.some(({ code }) => code === language)) return [];
    const isIndex = posix.basename(path) === 'index.md';
    const isHome = divideText(source.text(file) ?? '').fields.values['layout'] === 'home';
    return [
      {
        file,
        language,
        path: `/${key === undefined ? address : rest.join('/')}`,
        ...(isIndex && { isIndex }),
        ...(isHome && { kind: 'landing' as const }),
      },
    ];
  });
}

/** `{ 'en/:rest*': ':rest*' }` as a function. */
function rewriter(rewrites: unknown): (path: string) => string {
  const rules = Object.entries(isObject(rewrites) ? rewrites : {}).flatMap(([from, to]) => {
    if (typeof to !== 'string') return [];
    const names: string[] = [];
    const pattern = from
      .replaceAll(/[.+?^${}()|[\]\\]/gu, String.raw`\$&`)
      .replaceAll(/:(\w+)(\*)?/gu, (_, name: string, many: string | undefined) => {
        names.push(name);
        return many === undefined ? '([^/]+)' : '(.*)';
      });
    return [{ pattern: new RegExp(`^${pattern}$`, 'u'), to, names }];
  });
  return (path) => {
    for (const { pattern, to, names } of rules) {
      const found = pattern.exec(path);
      if (found)
        return names.reduce(
          (result, name, index) => result.replace(new RegExp(`:${name}\\*?`, 'u'), found[index + 1] ?? ''),
          to,
        );
    }
    return path;
  };
}

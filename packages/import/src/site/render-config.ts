import type { ImportedSite, Language, Section } from '../model/site.ts';
import { knownLanguages } from './known-languages.ts';
import { renderValue } from './render-value.ts';
import type { Code } from './render-value.ts';

/** Options of `renderConfig`. */
export interface ConfigOptions {
  /** Linked paths that were not imported. */
  unknown: readonly string[];
  /** Paths of the logo on the new site. */
  logo: { light: string; dark?: string; replacesTitle?: boolean } | undefined;
  /** Path of the icon. */
  icon: string | undefined;
}

/** Renders the `recto.config.ts` of an imported site. */
export function renderConfig(site: ImportedSite, options: ConfigOptions): string {
  const kinds = new Set(site.sections.map(({ kind }) => kind));
  const names = ['defineConfig', ...kinds, 'search'].toSorted();
  const { light, ...rest } = options.logo ?? { light: undefined };
  const fields: [string, unknown][] = [
    ['title', site.title],
    ['url', site.url],
    ['locales', site.languages.map(languageOf)],
    ['repository', site.repository],
    ['pages', [...site.sections.map(pageCall), { code: "search('/search')" }]],
    ['redirects', Object.keys(site.redirects).length > 0 ? site.redirects : undefined],
    ['header', site.header.length > 0 ? site.header : undefined],
    ['socials', site.socials && Object.keys(site.socials).length > 0 ? site.socials : undefined],
    ['logo', light === undefined ? undefined : Object.keys(rest).length === 0 ? light : { light, ...rest }],
    ['icon', options.icon],
    ['theme', themeOf(site)],
    ['content', options.unknown.length > 0 ? { links: options.unknown } : undefined],
  ];
  const lines = fields.flatMap(([name, value]) => {
    if (value === undefined) return [];
    const text = `  ${name}: ${renderValue(value, 1)},`;
    // Links of the source whose target was not imported; see import-report.md.
    return name === 'content' ? ['  // Linked paths that were not imported: see import-report.md.', text] : [text];
  });
  return [
    `import { ${names.join(', ')} } from '@recto/site';`,
    '',
    'export default defineConfig({',
    ...lines,
    '});',
    '',
  ].join('\n');
}

function pageCall({ kind, path, sidebar }: Section): Code {
  const options = sidebar && sidebar.length > 0 ? `, ${renderValue({ sidebar }, 2)}` : '';
  return { code: `${kind}('${path}'${options})` };
}

/** Languages with an interface pack are configured by their code alone. */
function languageOf({ code, name = code, tag, dir }: Language): unknown {
  if (knownLanguages.has(code)) return code;
  return { code, name, ...(tag !== undefined && tag !== code && { language: tag }), ...(dir && { dir }) };
}

function themeOf({ primary, neutral }: ImportedSite): Record<string, string> | undefined {
  if (primary === undefined && neutral === undefined) return undefined;
  return { ...(primary !== undefined && { primary }), ...(neutral !== undefined && { neutral }) };
}

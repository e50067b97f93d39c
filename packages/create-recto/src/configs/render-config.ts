import { blog } from './blog.ts';
import { docsI18n } from './docs-i18n.ts';
import { docs } from './docs.ts';
import { minimal } from './minimal.ts';
import { portfolio } from './portfolio.ts';
import { saas } from './saas.ts';
import type { LanguageCodes, TemplateConfig } from './template-config.ts';

/** Configurations by the folder name of their template. */
const configs: Readonly<Record<string, TemplateConfig>> = {
  minimal,
  blog,
  docs,
  'docs-i18n': docsI18n,
  portfolio,
  saas,
};

/** Maximum line length in the code of the templates. */
const LINE_WIDTH = 120;

/** Returns the languages that the content of a template is written in. */
export function templateLanguages(name: string): LanguageCodes {
  return configOf(name).languages;
}

/** Renders the `recto.config.ts` of a site in these languages. */
export function renderConfig(name: string, languages: LanguageCodes): string {
  return configOf(name).render(renderLocales(languages));
}

function configOf(name: string): TemplateConfig {
  const config = configs[name];
  if (!config)
    throw new Error(`The template "${name}" has no configuration: add one in packages/create-recto/src/configs.`);
  return config;
}

function renderLocales(codes: LanguageCodes): string {
  const quoted = codes.map((code) => `'${code}'`);
  const line = `[${quoted.join(', ')}]`;
  if (`  locales: ${line},`.length <= LINE_WIDTH) return line;
  return ['[', ...quoted.map((code) => `    ${code},`), '  ]'].join('\n');
}

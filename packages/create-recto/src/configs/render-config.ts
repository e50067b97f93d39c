import { blog } from './blog.ts';
import { docsI18n } from './docs-i18n.ts';
import { docs } from './docs.ts';
import { minimal } from './minimal.ts';
import { portfolio } from './portfolio.ts';
import { saas } from './saas.ts';
import type { Codes, TemplateConfig } from './template-config.ts';

/** By the name of the template's folder. */
const configs: Readonly<Record<string, TemplateConfig>> = {
  minimal,
  blog,
  docs,
  'docs-i18n': docsI18n,
  portfolio,
  saas,
};

/** Longest line of the templates' code. */
const LINE_WIDTH = 120;

/** Languages that the content of a template is written in. */
export function templateLanguages(name: string): Codes {
  return configOf(name).languages;
}

/** The `recto.config.ts` of a site in these languages. */
export function renderConfig(name: string, languages: Codes): string {
  return configOf(name).render(renderLocales(languages));
}

function configOf(name: string): TemplateConfig {
  const config = configs[name];
  if (!config)
    throw new Error(`The template "${name}" has no configuration: add one in packages/create-recto/src/configs.`);
  return config;
}

function renderLocales(codes: Codes): string {
  const quoted = codes.map((code) => `'${code}'`);
  const line = `[${quoted.join(', ')}]`;
  if (`  locales: ${line},`.length <= LINE_WIDTH) return line;
  return ['[', ...quoted.map((code) => `    ${code},`), '  ]'].join('\n');
}

import { describeContent } from '@recto/content/node';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { HeaderEntry, Repository } from '../../app/site.ts';
import type { PageExport } from '../../config/missing-export.ts';
import { referenceOf } from '../../config/part.ts';
import type { Part } from '../../config/part.ts';
import type { Feature } from '../../config/feature.ts';
import type { Page } from '../../config/page.ts';
import type { SiteDefinition } from '../../config/resolve-site.ts';
import { TITLE_TEMPLATE } from '../../head/head.ts';
import { describeComponents } from '../components/describe-component.ts';
import { featureComponents } from '../components/site-descriptions.ts';
import type { ContentComponents } from './list-components.ts';
import type { LogoFile, LogoFiles } from './load-logo.ts';
import type { RenderedBanner } from './render-banner.ts';

const imageLogo = fileURLToPath(new URL('../../shell/image-logo.tsx', import.meta.url));
const bannerFile = fileURLToPath(new URL('../../shell/banner.tsx', import.meta.url));
const feedbackFile = fileURLToPath(new URL('../../feedback/feedback.tsx', import.meta.url));
const feedbackBoot = fileURLToPath(new URL('../../feedback/feedback.boot.ts', import.meta.url));
const mermaidDiagram = fileURLToPath(new URL('../../body/mermaid/mermaid-diagram.tsx', import.meta.url));
const createApp = fileURLToPath(new URL('../../app/create-app.ts', import.meta.url));
const createGuards = fileURLToPath(new URL('../../app/create-guards.ts', import.meta.url));
const createServer = fileURLToPath(new URL('../../server/create-server.ts', import.meta.url));
const requireExport = fileURLToPath(new URL('../../dev/require-export.ts', import.meta.url));
const loadStatic = fileURLToPath(new URL('../../server/dev/load-static.ts', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** Name of the module with the loaders of all interface messages. */
export const MESSAGES = 'virtual:recto/messages';

/** Options of `generateApp`. */
export interface AppModuleOptions {
  /** Components of markdown. */
  components: ContentComponents;
  /** Interactive components that static ones import, by their names in pages. */
  nested: Readonly<Record<string, string>>;
  /** Whether the module is for the browser, which gets only what it needs. */
  isBrowser: boolean;
  /** Images of the logo, unless the logo is a component. */
  logo?: LogoFiles | undefined;
  /** The banner in all languages. */
  banner?: RenderedBanner | undefined;
  /**
   * Checks the exports of page files when they are imported, so that errors are reported on the pages that use them.
   */
  isDev?: boolean;
}

/** Options of `generateServer`. */
export interface ServerModuleOptions {
  /** Components of markdown. */
  components: ContentComponents;
  /** If a static component cannot be loaded, only this component fails. */
  isDev?: boolean;
  /** Font files to preload, by language. */
  preloads: Readonly<Record<string, readonly string[]>>;
}

/** Generates the module that server and browser share. It contains only plain data and imports of files. */
export function generateApp(
  { config, site, pages, features, content }: SiteDefinition,
  { components, nested, isBrowser, logo: images, banner, isDev = false }: AppModuleOptions,
): string {
  const { logo, slots, search } = config;
  const code = createCode();
  const fields = {
    site: JSON.stringify(isBrowser ? browserSite(site) : site),
    pages: list(pages.map((page) => pageCode(page, isDev ? code : undefined))),
    components: record(
      {
        ...(content.markdown?.mermaid && { mermaid: mermaidDiagram }),
        ...featureComponents(features),
        ...components.interactive,
      },
      lazyFile,
    ),
    nested: record(nested, lazyFile),
    messages: code.importNamed(MESSAGES, 'messages'),
    slots: record(slots as Record<string, Part | undefined>, (part) => code.importDefault(fileOf(part))),
    ...(site.feedback !== undefined && {
      feedback: `${code.importNamed(feedbackFile, 'createFeedback')}(${JSON.stringify(site.feedback)})`,
    }),
    hasSearch: JSON.stringify(search !== false),
    ...(!isBrowser && { guards: `${code.importNamed(createGuards, 'createGuards')}(${guardsCode(config)})` }),
    clients: list(isBrowser ? features.flatMap(clientCode) : []),
    ...(typeof logo === 'function' && { logo: code.importDefault(fileOf(logo)) }),
    ...(images && { logo: logoCode(images, code) }),
    ...(banner && { banner: `${code.importNamed(bannerFile, 'createBanner')}(${JSON.stringify(banner)})` }),
  };
  return code.finish(createApp, 'createApp', fields);
}

/** Generates the module with the markdown options, for parsers in the browser. */
export function generateMarkdown({ config: { content } }: Pick<SiteDefinition, 'config'>): string {
  const { tocDepth, excerptSeparator, headingIds, plugins } = content.markdown;
  return [
    ...plugins.map((part, index) => `import * as plugin${index} from ${JSON.stringify(fileOf(part))};`),
    `export const options = ${JSON.stringify({ tocDepth, excerptSeparator, headingIds })};`,
    `export const plugins = ${list(plugins.map((_, index) => `plugin${index}`))};`,
  ].join('\n');
}

/** Generates the module with the loaders of all interface messages, which the runtime and the search palette share. */
export function generateMessages({ config, features, site }: SiteDefinition): string {
  const locales = site.locales.map(({ code }) => code);
  return `export const messages = ${record(messageFilesOf(config, features, locales), (files) => list(files.map(lazyFile)))};`;
}

/** Generates the module with the site settings for the search palette, which is loaded without the rest of the app. */
export function generatePalette({ config, features, site }: SiteDefinition): string {
  const { title, locales, defaultLocale, raw, header = [] } = site;
  const settings = { title, locales, defaultLocale, raw, header: header.map(paletteEntry) };
  const fields = {
    site: settings,
    actions: config.search ? config.search.actions : [],
    shortcuts: features.flatMap(({ shortcuts = [] }) => shortcuts),
  };
  return Object.entries(fields)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** An entry of the header with only the properties that the search palette shows. */
function paletteEntry({ label, to, description, target, children }: HeaderEntry): HeaderEntry {
  return {
    label,
    to,
    ...(description !== undefined && { description }),
    ...(target && { target }),
    ...(children && { children: children.map(paletteEntry) }),
  };
}

/**
 * Generates the module with redirects, rules and middleware. Browsers load it before the first client-side navigation.
 */
export function generateGuards({ config }: SiteDefinition): string {
  return `import { createGuards } from ${JSON.stringify(createGuards)};\nexport default createGuards(${guardsCode(config)});`;
}

function guardsCode({ redirects, rules, middleware }: SiteDefinition['config']): string {
  return object({
    redirects: JSON.stringify(groupByTarget(redirects)),
    rules: JSON.stringify(rules),
    middleware: record(middleware, lazy),
  });
}

/** The site settings without default values and without those that only the server uses: icons, logo, colours, policy. */
function browserSite({
  colors: _colors,
  icon: _icon,
  smallIcon: _smallIcon,
  touchIcon: _touchIcon,
  manifest: _manifest,
  logoFiles: _logoFiles,
  themeColor: _themeColor,
  feedback: _feedback,
  policy,
  llms: _llms,
  sitemap: _sitemap,
  titleTemplate,
  offline,
  repository,
  ...site
}: SiteDefinition['site']): object {
  const isFilled = (value: unknown): boolean =>
    typeof value !== 'object' || value === null || Object.keys(value).length > 0;
  const needed = {
    ...site,
    // Needed to render content in the browser with the same frames as on the server.
    ...(policy?.frames && { policy: { frames: policy.frames } }),
    ...(titleTemplate !== TITLE_TEMPLATE && { titleTemplate }),
    ...(offline === false && { offline }),
    ...(repository && { repository: browserRepository(repository) }),
  };
  return Object.fromEntries(Object.entries(needed).filter(([, value]) => isFilled(value)));
}

/** The parts of the repository that browsers need. URL, label and icon of GitHub are part of the runtime. */
function browserRepository({ owner, name, url, label, icon }: Repository): object {
  return label === 'GitHub' ? { owner, name } : { url, label, icon };
}

/** Generates the server-only module. */
export function generateServer(
  { config, site, pages, features, content }: SiteDefinition,
  { components, preloads, isDev = false }: ServerModuleOptions,
): string {
  const { islands, files, mcp, security, queries, trustProxy, limits, treeComponents } = config;
  const code = createCode();
  const descriptions = describeComponents({
    ...featureComponents(features),
    ...components.interactive,
    ...components.static,
  });
  const imported = (part: Part | undefined): string => code.importDefault(fileOf(part));
  // A feed contains absolute URLs, so it needs the URL of the site.
  const feeds = site.url === undefined || !config.feeds ? [] : pages.filter(({ feed }) => feed);
  const fields = {
    pages: list(
      pages.map(({ path, options, server }) =>
        object({
          path: JSON.stringify(path),
          options: JSON.stringify(options) ?? 'undefined',
          ...(server && { load: lazyExport('server', server, isDev ? code : undefined) }),
        }),
      ),
    ),
    feeds: list(
      feeds.map(({ feed, options }) =>
        object({
          definition: imported(feed?.module),
          folder: JSON.stringify(feed?.folder),
          options: JSON.stringify(options) ?? 'undefined',
        }),
      ),
    ),
    features: list(
      features.flatMap(({ name, options, server }) =>
        server
          ? object({
              ...jsonFields({ name }),
              options: JSON.stringify(options) ?? 'undefined',
              create: imported(server),
            })
          : [],
      ),
    ),
    islands: record(islands, imported),
    files: record(files, imported),
    trees: treeComponents ? imported(treeComponents) : '{}',
    components: record(components.static, (file) =>
      isDev ? `await ${code.importNamed(loadStatic, 'loadStatic')}(${lazyFile(file)})` : code.importDefault(file),
    ),
    mcp: mcp === false ? 'false' : object({ ...jsonFields(mcp, ['tools']), tools: record(mcp.tools, imported) }),
    fonts: record(preloads, (paths) => list(paths.map((path) => code.importAddress(path)))),
    ...jsonFields({
      security,
      queries,
      trustProxy,
      limits,
      contentDescription: describeContent(content, descriptions),
    }),
  };
  return code.finish(createServer, 'createServer', fields);
}

/**
 * Generates the module with the static components, for browsers that show a draft and render it themselves.
 */
export function generateStaticComponents(components: ContentComponents): string {
  return [
    `import { toClientComponent } from ${JSON.stringify(createApp)};`,
    `export const components = ${record(components.static, (file) => `toClientComponent(${lazyFile(file)})`)};`,
  ].join('\n');
}

/** Generates the module with the boot code of features, which is part of the first script of every page. */
export function generateBoot({ features, site }: SiteDefinition): string {
  const added = features.flatMap(({ boot }) => (boot ? [fileOf(boot)] : []));
  const files = [...(site.feedback === undefined ? [] : [feedbackBoot]), ...added];
  return [
    ...files.map((file, number) => `import boot${number} from ${JSON.stringify(file)};`),
    ...files.map((_, number) => `boot${number}();`),
  ].join('\n');
}

function clientCode({ client, options }: Feature): string[] {
  return client ? [object({ load: lazy(client), options: JSON.stringify(options) ?? 'undefined' })] : [];
}

/** Code of the logo. Files of the site are imported, so that they get a URL in the build. */
function logoCode({ light, dark, alt, replacesTitle }: LogoFiles, code: Code): string {
  const image = ({ source, width, height }: LogoFile): string =>
    object({
      src: 'file' in source ? code.importAddress(source.file) : JSON.stringify(source.address),
      ...jsonFields({ width, height }),
    });
  const fields = { light: image(light), ...(dark && { dark: image(dark) }), ...jsonFields({ alt, replacesTitle }) };
  return `${code.importNamed(imageLogo, 'createImageLogo')}(${object(fields)})`;
}

function pageCode(
  { path, screen, layout, params, meta, isSearch, perVisitor }: Page,
  checked: Code | undefined,
): string {
  return object({
    path: JSON.stringify(path),
    screen: lazyExport('screen', screen, checked),
    ...(layout && { layout: lazyExport('layout', layout, checked) }),
    ...(params && { params: record(params, patternCode) }),
    ...jsonFields({ meta, isSearch, perVisitor }),
  });
}

/** Code of a regular expression that has to match the whole value. */
function patternCode({ source, flags }: RegExp): string {
  return String(new RegExp(`^(?:${source})$`, flags.replaceAll(/[gmy]/gu, '')));
}

/** Groups redirects by target to make the code smaller, since browsers load it and many have the same target. */
function groupByTarget(redirects: SiteDefinition['config']['redirects']): Record<string, string[]> {
  const groups = Map.groupBy(Object.entries(redirects), ([, target]) => target);
  return Object.fromEntries([...groups].map(([target, entries]) => [target, entries.map(([path]) => path)]));
}

/**
 * Message files by language: the language pack, or English if there is none, then those of features and of the site.
 */
function messageFilesOf(
  { messages }: SiteDefinition['config'],
  features: readonly Feature[],
  locales: readonly string[],
): Record<string, string[]> {
  return Object.fromEntries(
    locales.map((locale) => {
      const file = messages[locale];
      const added = features.flatMap(({ messages: texts = {} }) => texts[locale] ?? Object.values(texts)[0] ?? []);
      return [locale, [packOf(locale) ?? packOf('en') ?? '', ...added.map(fileOf), ...(file ? [fileOf(file)] : [])]];
    }),
  );
}

function packOf(locale: string): string | undefined {
  try {
    const file = resolve(`@recto/ui/locales/${locale}.json`);
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

function fileOf(part: Part | undefined): string {
  const file = referenceOf(part);
  if (file === undefined) throw new Error("A part of the configuration is not written as () => import('./file').");
  return file;
}

function lazy(part: Part): string {
  return lazyFile(fileOf(part));
}

/** Code that imports a module. With `checked`, its exports are checked when it is imported. */
function lazyExport(kind: PageExport, part: Part, checked: Code | undefined): string {
  if (!checked) return lazy(part);
  const check = checked.importNamed(requireExport, 'requireExport');
  return `${lazy(part)}.then(${check}(${JSON.stringify(kind)}, ${JSON.stringify(fileOf(part))}))`;
}

function lazyFile(file: string): string {
  return `() => import(${JSON.stringify(file)})`;
}

function list(items: readonly string[]): string {
  return `[${items.join(', ')}]`;
}

function object(fields: Record<string, string>): string {
  return `{ ${Object.entries(fields)
    .map(([key, value]) => `${JSON.stringify(key)}: ${value}`)
    .join(', ')} }`;
}

function record<T>(fields: Record<string, T | undefined>, write: (value: T) => string): string {
  const entries = Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [[key, write(value)]]));
  return object(Object.fromEntries(entries) as Record<string, string>);
}

function jsonFields(fields: Record<string, unknown>, without: readonly string[] = []): Record<string, string> {
  const entries = Object.entries(fields).filter(([key, value]) => value !== undefined && !without.includes(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, JSON.stringify(value)]));
}

type Code = ReturnType<typeof createCode>;

/** Collects the imports of a generated module. */
function createCode() {
  const imports: string[] = [];
  const importDefault = (file: string): string => {
    const name = `part${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(file)};`);
    return name;
  };
  return {
    importDefault,
    /** Imports the URL of a file. It is never inlined, since the security policy does not allow `data:` fonts. */
    importAddress: (file: string): string => importDefault(`${file}?url&no-inline`),
    importNamed(file: string, name: string): string {
      const line = `import { ${name} } from ${JSON.stringify(file)};`;
      if (!imports.includes(line)) imports.push(line);
      return name;
    },
    finish(file: string, create: string, fields: Record<string, string>): string {
      return [
        `import { ${create} } from ${JSON.stringify(file)};`,
        ...imports,
        `export default ${create}(${object(fields)});`,
      ].join('\n');
    },
  };
}

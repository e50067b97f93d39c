import { posix } from 'node:path';
import { stringify } from 'yaml';
import { convertPage, idsOf } from '../convert/convert-page.ts';
import type { TextContext } from '../convert/convert-text.ts';
import { createSiteIndex, folderTarget } from '../convert/site-index.ts';
import type { SiteIndex } from '../convert/site-index.ts';
import { renderStubFile } from '../convert/stubs.ts';
import { ImportError } from '../errors.ts';
import type { ImportedSite } from '../model/site.ts';
import type { Source } from '../read/source.ts';
import { createReport } from '../report/report.ts';
import type { Report } from '../report/report.ts';
import { isInsideSite } from './inside-site.ts';
import { packageName, projectFiles } from './project-files.ts';
import { renderConfig } from './render-config.ts';

/** File contents by path in the new site. */
export type SiteFiles = Map<string, string | Uint8Array>;

/** All files of the new site, and where its pages came from. */
export interface BuiltSite {
  /** File contents by path. */
  files: SiteFiles;
  /** Source file of each page, by path in the new site. */
  sources: Readonly<Record<string, string>>;
}

/** Builds all files of the new site. */
export function buildSite(site: ImportedSite, source: Source, report: Report): BuiltSite {
  const index = createSiteIndex(site, source);
  const first = contextOf(site, source, index, createReport());
  // Links to anchors need the ids of all pages, so pages are converted twice; the first pass collects the ids.
  const ids = new Map(site.pages.map((page) => [page.file, idsOf(convertPage(page, first), site.dialect.slug)]));
  const context = contextOf(site, source, index, report, ids);
  const files: SiteFiles = new Map(projectFiles(packageName(site.title)));
  for (const page of site.pages) files.set(`content/${index.targetOf(page)}`, convertPage(page, context));
  for (const { language, path, title } of site.folders ?? []) {
    if (title !== undefined) files.set(`content/${folderTarget(site, language, path)}`, stringify({ title }));
  }
  for (const stub of context.stubs.values()) files.set(`components/content/${stub.name}.tsx`, renderStubFile(stub));
  copyPublic(site, source, files);
  const logo = site.logo && copyLogo(site.logo, source, files);
  for (const [to, from] of context.links.copies) {
    const bytes = source.bytes(from);
    if (bytes) files.set(to, bytes);
  }
  const unknown = [...context.links.unknown].toSorted();
  files.set('recto.config.ts', renderConfig(site, { unknown, logo, icon: site.icon }));
  const sources = site.pages.map((page) => [`content/${index.targetOf(page)}`, page.file] as const);
  assertInside(files, new Map(sources));
  return { files, sources: Object.fromEntries(sources) };
}

/** Throws if a file would be written outside of the new site, because of a slug such as `../../x`. */
function assertInside(files: SiteFiles, sources: ReadonlyMap<string, string>): void {
  const invalidPath = [...files.keys()].find((path) => !isInsideSite(path));
  if (invalidPath === undefined) return;
  throw new ImportError(
    'source/path',
    `${sources.get(invalidPath) ?? 'A file'} would be written to ${JSON.stringify(invalidPath)}, which is not a path in the new site.`,
    'Correct its slug, URL or file name in the source: it may not contain "..", empty folders or a backslash.',
  );
}

function contextOf(
  site: ImportedSite,
  source: Source,
  index: SiteIndex,
  report: Report,
  ids?: ReadonlyMap<string, ReadonlySet<string>>,
): TextContext {
  const { dialect } = site;
  return {
    source,
    report,
    stubs: new Map(),
    links: { site, source, index, dialect, ids, copies: new Map(), unknown: new Set() },
  };
}

function copyPublic({ publicFolders }: ImportedSite, source: Source, files: SiteFiles): void {
  for (const folder of publicFolders) {
    for (const file of source.files) {
      if (!file.startsWith(`${folder}/`)) continue;
      const bytes = source.bytes(file);
      if (bytes) files.set(`public${file.slice(folder.length)}`, bytes);
    }
  }
}

/** Copies the logo next to the configuration file, unless it is a public file. */
function copyLogo(logo: NonNullable<ImportedSite['logo']>, source: Source, files: SiteFiles): ImportedSite['logo'] {
  const copyImage = (path: string): string => {
    const bytes = path.startsWith('/') ? undefined : source.bytes(path);
    if (!bytes) return path;
    const name = posix.basename(path);
    files.set(name, bytes);
    return `./${name}`;
  };
  const exists = (path: string): boolean => (path.startsWith('/') ? files.has(`public${path}`) : source.has(path));
  if (!exists(logo.light)) return undefined;
  const { dark, ...rest } = logo;
  return {
    ...rest,
    light: copyImage(logo.light),
    ...(dark !== undefined && exists(dark) && { dark: copyImage(dark) }),
  };
}

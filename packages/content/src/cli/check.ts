import { checkContent } from '../check/check-content.ts';
import { checkNamedPages } from '../check/check-named-pages.ts';
import { findExternalLinks } from '../check/external-links.ts';
import type { ContentError } from '../errors.ts';
import { pathsIn } from './command.ts';
import type { Input, Run } from './command.ts';
import { locateError, locateFile } from './render-error.ts';
import { gatherFiles } from './gather-files.ts';
import { loadConfig } from './load-config.ts';
import { listPublicPaths } from '../build/public-paths.ts';
import { resolvePaths } from './paths.ts';
import type { Paths } from './paths.ts';
import { createProgress } from './progress.ts';
import { reportCheck } from './report-check.ts';
import type { ReportWithLinks } from './report-check.ts';
import type { Terminal } from './terminal.ts';

/** `recto check`: prints all errors and warnings, and which pages are not translated. */
export const runCheck: Run = async (input, terminal) => {
  const checked = await checkWithProgress(resolvePaths(pathsIn(input), terminal.folder), input, terminal);
  return await reportCheck(checked, input, terminal);
};

async function checkWithProgress(
  paths: Paths,
  { values, components, namedPages = [] }: Input,
  terminal: Terminal,
): Promise<ReportWithLinks> {
  const config = await loadConfig(paths.config, terminal.folder);
  const progress = createProgress(terminal, 'Checking');
  const sourceWarnings: ContentError[] = [];
  try {
    const { files, errors, assets, warnings } = await gatherFiles({
      config,
      configFile: paths.config,
      root: paths.content,
      cache: paths.cache,
      components,
      ...(values['strict'] === true && { strict: true }),
      onProgress: (done, total) => {
        progress.update(done, total);
      },
      onWarning: (warning) => {
        sourceWarnings.push(warning);
      },
    });
    const { locales, links = [], localisedLinks = false } = config;
    const publicFiles = listPublicPaths(paths.public);
    const report = checkContent({ files, locales, links, localisedLinks, publicFiles, assets });
    const locate = (error: ContentError) => locateError(error, paths.content, terminal.folder);
    return {
      ...report,
      errors: [...errors, ...checkNamedPages(namedPages, files, locales), ...report.errors].map(locate),
      warnings: [...sourceWarnings, ...warnings, ...report.warnings].map(locate),
      externalLinks: findExternalLinks(files).map((one) => ({
        ...one,
        file: locateFile(one.file, paths.content, terminal.folder),
      })),
    };
  } finally {
    progress.clear();
  }
}

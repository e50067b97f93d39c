import { checkContent } from '../check/check-content.ts';
import type { CheckReport } from '../check/check-content.ts';
import type { LanguageReport } from '../check/check-translations.ts';
import { externalsIn } from '../check/site/find-externals.ts';
import type { External } from '../check/site/find-externals.ts';
import { pathsIn } from './command.ts';
import type { Run } from './command.ts';
import { checkExternals } from './external/check-externals.ts';
import { count, faultAsData, locateFault, locateFile, renderFault } from './faults.ts';
import { gatherFiles, listAddresses } from './gather-files.ts';
import { loadConfig } from './load-config.ts';
import { resolvePaths } from './paths.ts';
import type { Paths } from './paths.ts';
import { createProgress } from './progress.ts';
import { checkBuilt, isOnThisMachine } from './site/check-built.ts';
import { paint, print } from './terminal.ts';
import type { Terminal } from './terminal.ts';
import { visibleJson, visibleLine } from './visible-text.ts';

/** `recto check`: everything that is wrong, with what is behind in other languages. */
export const runCheck: Run = async (input, terminal) => {
  const { site, external } = input.values;
  const checked =
    typeof site === 'string'
      ? { ...(await checkBuilt(site, terminal)), languages: [] }
      : await checkWithProgress(resolvePaths(pathsIn(input), terminal.folder), terminal);
  const mayAskSelf = typeof site === 'string' && isOnThisMachine(site);
  const report = external === true ? await withExternals(checked, mayAskSelf, terminal) : checked;
  if (input.values['json'] === true) print(terminal.out, visibleJson(asData(report)));
  else printReport(report, input.values['verbose'] === true, terminal);
  return report.errors.length > 0 ? 1 : 0;
};

type Checked = CheckReport & { externals: External[] };

async function checkWithProgress(paths: Paths, terminal: Terminal): Promise<Checked> {
  const config = await loadConfig(paths.config, terminal.folder);
  const progress = createProgress(terminal, 'Checking');
  try {
    const { files, faults, assets } = await gatherFiles({
      config,
      configFile: paths.config,
      root: paths.content,
      cache: paths.cache,
      onProgress: (done, total) => {
        progress.update(done, total);
      },
    });
    const { locales, links = [] } = config;
    const report = checkContent({ files, locales, links, publicFiles: listAddresses(paths.public), assets });
    const locate = (fault: (typeof faults)[number]) => locateFault(fault, paths.content, terminal.folder);
    return {
      ...report,
      errors: [...faults, ...report.errors].map(locate),
      warnings: report.warnings.map(locate),
      externals: externalsIn(files).map((one) => ({
        ...one,
        file: locateFile(one.file, paths.content, terminal.folder),
      })),
    };
  } finally {
    progress.clear();
  }
}

async function withExternals(report: Checked, mayAskSelf: boolean, terminal: Terminal): Promise<CheckReport> {
  const progress = createProgress(terminal, 'Asking');
  try {
    const onProgress = (done: number, total: number): void => {
      progress.update(done, total);
    };
    const { errors, warnings } = await checkExternals(report.externals, { mayAskSelf, onProgress });
    return { ...report, errors: [...report.errors, ...errors], warnings: [...report.warnings, ...warnings] };
  } finally {
    progress.clear();
  }
}

function printReport({ errors, warnings, languages, pages }: CheckReport, verbose: boolean, terminal: Terminal): void {
  const { out, env } = terminal;
  for (const fault of errors) print(out, `${renderFault(fault, 'error', out, env)}\n`);
  for (const fault of warnings) print(out, `${renderFault(fault, 'warning', out, env)}\n`);
  const behind = languages.filter(({ untranslated }) => untranslated.length > 0);
  for (const language of behind) print(out, renderLanguage(language, verbose));
  if (behind.length > 0) print(out, '');
  const style = errors.length > 0 ? 'red' : warnings.length > 0 ? 'yellow' : 'green';
  const found = `${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}`;
  print(out, `${paint(out, env, style, found)} in ${count(pages, 'page')}`);
}

function renderLanguage({ locale, pages, untranslated }: LanguageReport, verbose: boolean): string {
  const summary = `${locale}: ${untranslated.length} of ${count(pages, 'page')} not translated`;
  return [summary, ...(verbose ? untranslated.map((path) => `  ${visibleLine(path)}`) : [])].join('\n');
}

function asData({ errors, warnings, languages, pages }: CheckReport) {
  return { errors: errors.map(faultAsData), warnings: warnings.map(faultAsData), languages, pages };
}

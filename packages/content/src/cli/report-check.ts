import type { CheckReport } from '../check/check-content.ts';
import type { LanguageReport } from '../check/check-translations.ts';
import type { ExternalLink } from '../check/external-links.ts';
import type { Input } from './command.ts';
import { count, errorAsData, renderError } from './render-error.ts';
import { createProgress } from './progress.ts';
import { paint, print } from './terminal.ts';
import type { Terminal } from './terminal.ts';
import { visibleJson, visibleLine } from './visible-text.ts';

/** A report with the links to other sites that can be checked. */
export type ReportWithLinks = CheckReport & { externalLinks: ExternalLink[] };

/**
 * Prints the result of a check and returns the exit code. With `--external`, links to other sites are requested first;
 * `allowLoopback` allows URLs of this machine.
 */
export async function reportCheck(
  checked: ReportWithLinks,
  { values }: Input,
  terminal: Terminal,
  allowLoopback = false,
): Promise<number> {
  const report = values['external'] === true ? await withExternalLinks(checked, allowLoopback, terminal) : checked;
  if (values['json'] === true) print(terminal.out, visibleJson(asData(report)));
  else printReport(report, values['verbose'] === true, terminal);
  return report.errors.length > 0 ? 1 : 0;
}

async function withExternalLinks(
  report: ReportWithLinks,
  allowLoopback: boolean,
  terminal: Terminal,
): Promise<CheckReport> {
  // Loaded on demand: otherwise every command would load Node's HTTP clients.
  const { checkExternalLinks } = await import('./external/check-external-links.ts');
  const progress = createProgress(terminal, 'Requesting');
  try {
    const onProgress = (done: number, total: number): void => {
      progress.update(done, total);
    };
    const { errors, warnings } = await checkExternalLinks(report.externalLinks, { allowLoopback, onProgress });
    return { ...report, errors: [...report.errors, ...errors], warnings: [...report.warnings, ...warnings] };
  } finally {
    progress.clear();
  }
}

function printReport({ errors, warnings, languages, pages }: CheckReport, verbose: boolean, terminal: Terminal): void {
  const { out, env } = terminal;
  for (const error of errors) print(out, `${renderError(error, 'error', out, env)}\n`);
  for (const error of warnings) print(out, `${renderError(error, 'warning', out, env)}\n`);
  const behind = languages.filter(({ untranslated }) => untranslated.length > 0);
  for (const language of behind) print(out, renderLanguage(language, verbose));
  if (behind.length > 0) print(out, '');
  const style = errors.length > 0 ? 'red' : warnings.length > 0 ? 'yellow' : 'green';
  const counts = `${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}`;
  print(out, `${paint(out, env, style, counts)} in ${count(pages, 'page')}`);
}

function renderLanguage({ locale, pages, untranslated }: LanguageReport, verbose: boolean): string {
  const summary = `${locale}: ${untranslated.length} of ${count(pages, 'page')} not translated`;
  return [summary, ...(verbose ? untranslated.map((path) => `  ${visibleLine(path)}`) : [])].join('\n');
}

function asData({ errors, warnings, languages, pages }: CheckReport) {
  return { errors: errors.map(errorAsData), warnings: warnings.map(errorAsData), languages, pages };
}

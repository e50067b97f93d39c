/** Server entry: the module that Nitro runs. */
import app from 'virtual:recto/app';
import { buildId, checker, isStatic } from 'virtual:recto/build';
import { READY_PATH } from '../constants.ts';
import { registerSite } from '../api/running-site.ts';
import type { RunningSite } from '../api/running-site.ts';
import { openBuilder } from '../content/server/open-builder.ts';
import { openChecker } from '../content/server/open-checker.ts';
import { pollContent, readPollInterval } from '../content/server/poll-content.ts';
import { reportSwitchError, reportSwitched, switchOnSignal } from '../content/server/switch-on-signal.ts';
import { createContentSwitch } from '../content/server/switch-content.ts';
import type { ContentSwitch, SwitchContent } from '../content/server/switch-content.ts';
import { createApiErrorHandler } from './api-error-handler.ts';
import { createPageResponses } from './page-responses.ts';
import { createClientFiles } from './client-files.ts';
import { createClosedHandler } from './closed-handler.ts';
import entryFiles from './entry.ts?assets=ssr';
import { environment } from './environment.ts';
import { retryStart } from './retry-start.ts';
import { limitReports } from './limit-reports.ts';
import { logError } from './log/log-error.ts';
import { metrics } from './operation/metrics.ts';
import { checkFiles, currentDatabase, currentFolder } from './open-content.ts';
import { openSite } from './open-site.ts';
import type { OpenSite } from './open-site.ts';
import { createStaticFiles } from './static/static-files.ts';

const { mode, isDev, isHidden, databaseUrl } = environment;
const files = createClientFiles(entryFiles.css);
const developing = import.meta.env.DEV ? await import('./dev/report-errors.ts') : undefined;
/** Without a limit, an unavailable database would fill the log with one line per request. */
const report = developing?.reportToDevServer ?? limitReports(logError);
const pages = createPageResponses({ app, files, buildId, mode, isHidden, report });

/** The parts of the site that API routes use. */
const running: RunningSite = { buildId, respondToError: createApiErrorHandler({ app, pages, isDev, report }) };
registerSite(running);

const countedSwitch: SwitchContent = async () => {
  try {
    const switched = await site.switchContent();
    if (switched.isNew) metrics.count('recto_content_switches', { result: 'done' });
    return switched;
  } catch (error) {
    metrics.count('recto_content_switches', { result: 'failed' });
    throw error;
  }
};
const switchContent = mode === 'server' ? countedSwitch : undefined;
const buildContent =
  mode === 'server' ? openBuilder({ from: import.meta.dirname, databaseUrl, env: process.env }) : undefined;
const checkDocuments = isStatic ? undefined : openChecker({ from: import.meta.dirname, developing: checker });
const site: ContentSwitch<OpenSite> = createContentSwitch({
  find: currentDatabase,
  check: checkFiles,
  open: async (database) => await openSite({ files, database, switchContent, buildContent, checkDocuments, report }),
  onServed: ({ content, contentVersion, findPage, servePublicFile }) => {
    Object.assign(running, { content, contentVersion, findPage, servePublicFile });
  },
  report: (error) => {
    logError(error, 'The old content cannot be closed');
  },
});
if (switchContent) {
  switchOnSignal(switchContent);
  const interval = readPollInterval(process.env);
  if (interval !== undefined) {
    pollContent({
      find: currentFolder,
      switchContent,
      interval,
      onSwitched: (version) => {
        reportSwitched(version);
      },
      report: reportSwitchError,
    });
  }
}

/** Makes the files of a static build; only the static export uses it. */
export const staticFiles = isStatic ? createStaticFiles(site.current) : undefined;

const closed = createClosedHandler({ app, files, buildId, mode, isHidden });
let startError: unknown;
const fetch = retryStart({
  start: async () => {
    await site.current();
    return async (request) => await (await site.current()).handle(request);
  },
  closed: async (request) => {
    // In development, the error is shown on every page.
    if (developing && startError !== undefined) throw startError;
    return await closed(request);
  },
  // A static export loads the app before its content is complete.
  isLazy: isStatic,
  isImmediate: ({ url }) => new URL(url).pathname.endsWith(READY_PATH),
  report: (error) => {
    startError = error;
    if (!developing) logError(error, 'The database cannot be opened');
  },
});

export default { fetch: developing?.withErrorReports(fetch) ?? fetch };

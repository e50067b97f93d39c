/** Server entry: the module that Nitro runs. */
import app from 'virtual:recto/app';
import { buildId, checker, isStatic } from 'virtual:recto/build';
import { registerSite } from '../api/running-site.ts';
import type { RunningSite } from '../api/running-site.ts';
import { openBuilder } from '../content/server/open-builder.ts';
import { openChecker } from '../content/server/open-checker.ts';
import { switchOnSignal } from '../content/server/switch-on-signal.ts';
import { createContentSwitch } from '../content/server/switch-content.ts';
import type { ContentSwitch } from '../content/server/switch-content.ts';
import { createApiErrorHandler } from './api-error-handler.ts';
import { createPageResponses } from './page-responses.ts';
import { createClientFiles } from './client-files.ts';
import { createClosedHandler } from './closed-handler.ts';
import entryFiles from './entry.ts?assets=ssr';
import { environment } from './environment.ts';
import { retryStart } from './retry-start.ts';
import { limitReports } from './limit-reports.ts';
import { logError } from './log/log-error.ts';
import { currentDatabase } from './open-content.ts';
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
const running: RunningSite = { respondToError: createApiErrorHandler({ app, pages, isDev, report }) };
registerSite(running);

const switchContent = mode === 'server' ? async () => await site.switchContent() : undefined;
const buildContent =
  mode === 'server' ? openBuilder({ from: import.meta.dirname, databaseUrl, env: process.env }) : undefined;
const checkDocuments = isStatic ? undefined : openChecker({ from: import.meta.dirname, developing: checker });
const site: ContentSwitch<OpenSite> = createContentSwitch({
  find: currentDatabase,
  open: async (database) => await openSite({ files, database, switchContent, buildContent, checkDocuments, report }),
  onServed: ({ content, findPage, servePublicFile }) => {
    Object.assign(running, { content, findPage, servePublicFile });
  },
  report: (error) => {
    logError(error, 'The old content cannot be closed');
  },
});
if (switchContent) switchOnSignal(switchContent);

/** Makes the files of a static build; only the static export uses it. */
export const staticFiles = isStatic ? createStaticFiles(site.current) : undefined;

const fetch = retryStart({
  start: async () => {
    await site.current();
    return async (request) => await (await site.current()).handle(request);
  },
  closed: createClosedHandler({ app, files, buildId, mode, isHidden }),
  report: (error) => {
    logError(error, 'The database cannot be opened');
  },
});

export default { fetch: developing?.withErrorReports(fetch) ?? fetch };

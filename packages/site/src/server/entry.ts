/** The module that Nitro runs. */
import app from 'virtual:recto/app';
import { buildId, isStatic } from 'virtual:recto/build';
import { shareSite } from '../api/running-site.ts';
import type { RunningSite } from '../api/running-site.ts';
import { createApiErrors } from './answer-api-error.ts';
import { createPageAnswers } from './answer-page.ts';
import { createClientFiles } from './client-files.ts';
import { createClosedHandler } from './closed-handler.ts';
import entryFiles from './entry.ts?assets=ssr';
import { environment } from './environment.ts';
import { keepTrying } from './keep-trying.ts';
import { limitReports } from './limit-reports.ts';
import { logError } from './log/log-error.ts';
import { openSite } from './open-site.ts';
import type { OpenSite } from './open-site.ts';
import { createStaticFiles } from './static/static-files.ts';

const { mode, isDev, isHidden } = environment;
const files = createClientFiles(entryFiles.css);
/** Without a limit, an unavailable database would fill the log with one line per request. */
const report = limitReports(logError);
const pages = createPageAnswers({ app, files, buildId, mode, isHidden, report });

/** What API routes use of the site. */
const running: RunningSite = { answerError: createApiErrors({ app, pages, isDev, report }) };
shareSite(running);

const open = async (): Promise<OpenSite> => await openSite({ files, running, report });

let opened: Promise<OpenSite> | undefined;
const openOnce = async (): Promise<OpenSite> => await (opened ??= open());

/** For the static export alone. */
export const staticFiles = isStatic ? createStaticFiles(openOnce) : undefined;

export default {
  fetch: keepTrying({
    start: async () => (await (isStatic ? openOnce() : open())).handle,
    closed: createClosedHandler({ app, files, buildId, mode, isHidden }),
    report: (error) => {
      logError(error, 'The database cannot be opened');
    },
  }),
};

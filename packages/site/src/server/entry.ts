/** The module that Nitro runs. */
import app from 'virtual:recto/app';
import { buildId } from 'virtual:recto/build';
import { createClientFiles } from './client-files.ts';
import { createClosedHandler } from './closed-handler.ts';
import entryFiles from './entry.ts?assets=ssr';
import { environment } from './environment.ts';
import { keepTrying } from './keep-trying.ts';
import { logError } from './log/log-error.ts';
import { openSite } from './open-site.ts';

const { mode, isHidden } = environment;
const files = createClientFiles(entryFiles.css);

export default {
  fetch: keepTrying({
    start: async () => await openSite(files),
    closed: createClosedHandler({ app, files, buildId, mode, isHidden }),
    report: (error) => {
      logError(error, 'The database cannot be opened');
    },
  }),
};

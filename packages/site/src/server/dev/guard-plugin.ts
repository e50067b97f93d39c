import { ContentError } from '@recto/content';
import { respondWithApiError } from './report-errors.ts';

/** The part of Nitro's app that is replaced. */
interface App {
  fetch: (request: Request) => Response | Promise<Response>;
}

type NitroPlugin = (app: App) => unknown;

/** Loads a Nitro plugin in development. If it fails, the server responds to every request with the error. */
export async function guardPlugin(load: () => Promise<{ default?: unknown }>, file: string): Promise<NitroPlugin> {
  const plugin = await load().then(
    ({ default: exported }) => exported,
    (error: unknown) => () => {
      throw error;
    },
  );
  return (app) => {
    try {
      if (typeof plugin !== 'function') throw noPlugin(file);
      return (plugin as NitroPlugin)(app);
    } catch (error) {
      app.fetch = (request) => respondWithApiError(request, error);
      return undefined;
    }
  };
}

function noPlugin(file: string): ContentError {
  return new ContentError(
    'routes/plugin',
    'The default export of this file is not a plugin.',
    'Export a function: export default definePlugin((app) => { … }).',
    { file },
  );
}

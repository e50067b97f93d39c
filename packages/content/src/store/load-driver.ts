import { ContentError } from '../errors.ts';

/** Drivers of shared databases. They are large and few sites need one, so a site installs its own. */
type Driver = 'pg' | '@libsql/client';

/** Loads a driver when it is first wanted, or says how to get it. */
export async function loadDriver<Module>(name: Driver, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw isMissing(error, name) ? missingDriver(name) : error;
  }
}

/** The driver itself is not there, as Node says it, or Vite in what it built. What it needs in its turn is another fault. */
function isMissing(error: unknown, name: Driver): boolean {
  const sentences = [`Cannot find package '${name}'`, `Could not resolve "${name}"`];
  return error instanceof Error && sentences.some((sentence) => error.message.startsWith(sentence));
}

function missingDriver(name: Driver): ContentError {
  return new ContentError(
    'store/no-driver',
    `The database that RECTO_DATABASE_URL names needs the package "${name}", which is not installed.`,
    `Run "npm install ${name}", then build the site again.`,
  );
}

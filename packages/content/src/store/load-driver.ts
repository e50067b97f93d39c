import { ContentError } from '../errors.ts';

/** Drivers of shared databases. They are large and few sites need one, so a site installs its own. */
type Driver = 'pg' | '@libsql/client';

/** Loads a driver, or throws an error that explains how to install it. */
export async function loadDriver<Module>(name: Driver, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw isMissing(error, name) ? missingDriver(name) : error;
  }
}

/**
 * Returns whether the driver itself is missing, by the message of Node or of Vite's bundle; not one of its
 * dependencies.
 */
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

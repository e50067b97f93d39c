import type * as Driver from 'pg';
import { studioError } from '../studio-error.ts';

/** Loads the PostgreSQL driver. Few sites need it, so it is installed by the site. */
export async function loadDriver(load: () => Promise<typeof Driver> = () => import('pg')): Promise<typeof Driver> {
  try {
    return await load();
  } catch (error) {
    const isMissing =
      error instanceof Error && /^(?:Cannot find package 'pg'|Could not resolve "pg")/u.test(error.message);
    if (!isMissing) throw error;
    throw studioError(
      'studio/no-driver',
      'RECTO_STUDIO_DATABASE_URL needs the package "pg", which is not installed.',
      'Run "npm install pg", then build the site again.',
    );
  }
}

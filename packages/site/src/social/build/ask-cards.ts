import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { SOCIAL_CARDS } from '../social-card.ts';
import type { SocialCards } from '../social-card.ts';

export interface AskCardsOptions {
  /** The server that has just been built. */
  entry: string;
  /** The database of the build. */
  database: string;
  /** The folder of the host that the site lies below. */
  base: string;
}

/** Room for the words of very many pages. */
const MOST_BYTES = 256 * 1024 * 1024;

const SCRIPT = `
const [entry, address] = process.argv.slice(1);
const { default: server } = await import(entry);
const answer = await server.fetch(new Request(address));
if (!answer.ok) throw new Error(address + ': ' + answer.status);
process.stdout.write(await answer.text(), () => process.exit());
`;

/** Only the server knows the pages of a site and what they are called. It is asked in a process of its own. */
export async function askCards({ entry, database, base }: AskCardsOptions): Promise<SocialCards | null> {
  const { RECTO_DATABASE_URL: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', SCRIPT, pathToFileURL(entry).href, `http://localhost${base}${SOCIAL_CARDS}`],
    {
      env: { ...env, NODE_ENV: 'production', RECTO_CONTENT_FILE: database, RECTO_HOST_FILES: '1' },
      maxBuffer: MOST_BYTES,
    },
  );
  return JSON.parse(stdout) as SocialCards | null;
}

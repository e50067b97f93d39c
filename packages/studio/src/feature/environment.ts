import { studioError } from '../studio-error.ts';

/** Where the store of a single server is, unless `RECTO_STUDIO_FILE` says otherwise. */
const STORE_FILE = '.studio/studio.sqlite';

/** Where the files of the newest commit are, unless `RECTO_STUDIO_SOURCE` says otherwise. */
const SOURCE_FOLDER = '.studio/source';

/** Variables of hosts that start a server whenever they like, and more than one. Files are gone with it. */
const SERVERLESS = [
  'VERCEL',
  'NETLIFY',
  'AWS_LAMBDA_FUNCTION_NAME',
  'CF_PAGES',
  'FUNCTIONS_WORKER_RUNTIME',
  'K_SERVICE',
];

type Environment = Readonly<Record<string, string | undefined>>;

export interface StudioEnvironment {
  secrets: string[];
  /** An origin that goes before the address of the site. */
  origin: string | undefined;
  store: { postgres: string } | { file: string };
  /** The folder of the files of the newest commit. */
  sourceFolder: string;
  /** Verifies messages of the git host. */
  webhookSecret: string | undefined;
}

/** Reads the environment of the server once, when it starts. What cannot work is refused there, with a hint. */
export function readEnvironment(env: Environment, { severalServers }: { severalServers: boolean }): StudioEnvironment {
  const origin = env['RECTO_STUDIO_ORIGIN'] || undefined;
  if (origin !== undefined && !URL.canParse(origin)) {
    throw studioError(
      'studio/origin',
      `RECTO_STUDIO_ORIGIN is no address: "${origin}".`,
      'Write it as browsers do: https://example.com.',
    );
  }
  return {
    secrets: (env['RECTO_STUDIO_SECRETS'] ?? '').split(/[\s,]+/u).filter(Boolean),
    origin,
    store: readStore(env, severalServers),
    sourceFolder: env['RECTO_STUDIO_SOURCE'] || SOURCE_FOLDER,
    webhookSecret: env['RECTO_STUDIO_WEBHOOK_SECRET'] || undefined,
  };
}

function readStore(env: Environment, severalServers: boolean): StudioEnvironment['store'] {
  const url = env['RECTO_STUDIO_DATABASE_URL'] || undefined;
  if (url !== undefined) {
    if (/^postgres(?:ql)?:\/\//iu.test(url)) return { postgres: url };
    // The address has a password in it, so only its beginning is told.
    throw studioError(
      'studio/database',
      `RECTO_STUDIO_DATABASE_URL is no address of PostgreSQL: "${url.split(':')[0]}:…".`,
      'Write postgres://user:password@host/database, or leave it out for a single server.',
    );
  }
  const host = SERVERLESS.find((name) => env[name]);
  if (severalServers || env['RECTO_STUDIO_SEVERAL_SERVERS'] === '1' || host !== undefined) {
    const reason =
      host === undefined ? 'This site has several servers' : `This host starts several servers (${host} is set)`;
    throw studioError(
      'studio/several-servers',
      `${reason}, which cannot share the file that the studio keeps its data in.`,
      'Set RECTO_STUDIO_DATABASE_URL to a PostgreSQL database, the same for all servers.',
    );
  }
  return { file: env['RECTO_STUDIO_FILE'] || STORE_FILE };
}

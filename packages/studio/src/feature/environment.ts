import { studioError } from '../studio-error.ts';

/** Default of `RECTO_STUDIO_FILE`: the store of a single server. */
const STORE_FILE = '.studio/studio.sqlite';

/** Default of `RECTO_STUDIO_SOURCE`: the files of the newest commit. */
const SOURCE_FOLDER = '.studio/source';

/** Variables of serverless hosts, which start several servers on demand and do not keep files. */
const SERVERLESS = [
  'VERCEL',
  'NETLIFY',
  'AWS_LAMBDA_FUNCTION_NAME',
  'CF_PAGES',
  'FUNCTIONS_WORKER_RUNTIME',
  'K_SERVICE',
];

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings from the environment of the server. */
export interface StudioEnvironment {
  /** Secrets that seal cookies and links. */
  secrets: string[];
  /** Origin that overrides the URL of the site. */
  origin: string | undefined;
  /** PostgreSQL URL, or the path of an SQLite file. */
  store: { postgres: string } | { file: string };
  /** Folder of the files of the newest commit. */
  sourceFolder: string;
  /** Verifies webhook messages of the git host. */
  webhookSecret: string | undefined;
}

/** Reads the environment once when the server starts. Throws for invalid settings, with a hint. */
export function readEnvironment(env: Environment, { severalServers }: { severalServers: boolean }): StudioEnvironment {
  const origin = env['RECTO_STUDIO_ORIGIN'] || undefined;
  if (origin !== undefined && !URL.canParse(origin)) {
    throw studioError(
      'studio/origin',
      `RECTO_STUDIO_ORIGIN is not a URL: "${origin}".`,
      'Write an origin such as https://example.com.',
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
    // The URL contains a password, so the error shows only its scheme.
    throw studioError(
      'studio/database',
      `RECTO_STUDIO_DATABASE_URL is not a PostgreSQL URL: "${url.split(':')[0]}:…".`,
      'Write postgres://user:password@host/database, or leave it out for a single server.',
    );
  }
  const host = SERVERLESS.find((name) => env[name]);
  if (severalServers || env['RECTO_STUDIO_SEVERAL_SERVERS'] === '1' || host !== undefined) {
    const reason =
      host === undefined ? 'This site has several servers' : `This host starts several servers (${host} is set)`;
    throw studioError(
      'studio/several-servers',
      `${reason}, which cannot share the file in which the studio stores its data.`,
      'Set RECTO_STUDIO_DATABASE_URL to a PostgreSQL database, the same for all servers.',
    );
  }
  return { file: env['RECTO_STUDIO_FILE'] || STORE_FILE };
}

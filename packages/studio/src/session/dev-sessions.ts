import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { createOrigins, isLoopbackHost } from './origin.ts';
import type { OpenSession, SessionReader } from './sessions.ts';

/** The address that a request of the development server came from. */
export const REMOTE_ADDRESS_HEADER = 'x-recto-remote-address';

export interface DevSessionsOptions {
  /** The person who develops, as git knows them. */
  person?: { name: string; email: string };
}

/**
 * The development server needs no sign-in: whoever runs it can change the files anyway. So it must answer nobody else.
 * A request has to come from this machine and to name it as its host, since a site elsewhere can give its own name the
 * address of this machine (DNS rebinding). Writes need origin and token as everywhere.
 */
export function createDevSessions({ person = readPerson() }: DevSessionsOptions = {}): SessionReader {
  const { originOf } = createOrigins({});
  const session: OpenSession = {
    user: { id: 'development:1', provider: 'development', groups: [], ...person },
    role: 'administrator',
    token: randomBytes(16).toString('base64url'),
    expires: { idle: Number.MAX_SAFE_INTEGER, absolute: Number.MAX_SAFE_INTEGER },
  };
  return {
    originOf,
    read: async (request) => (isLocal(request) ? session : undefined),
  };
}

/** Browsers say where a read comes from: another site must not even learn the name of the person. */
function isLocal(request: Request): boolean {
  const host = request.headers.get('host') || new URL(request.url).host;
  const site = request.headers.get('sec-fetch-site');
  return isLoopbackHost(host) && isFromThisMachine(request) && site !== 'cross-site' && site !== 'same-site';
}

/** Only the development server sets the header, for each request. Without it, nobody knows where a request came from. */
function isFromThisMachine({ headers }: Request): boolean {
  const address = headers.get(REMOTE_ADDRESS_HEADER)?.replace(/^::ffff:/iu, '') ?? '';
  return address === '::1' || (isIPv4(address) && address.startsWith('127.'));
}

function readPerson(): { name: string; email: string } {
  return { name: readGit('user.name') || 'Developer', email: readGit('user.email') || 'developer@localhost' };
}

function readGit(name: string): string {
  try {
    return execFileSync('git', ['config', '--get', name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // No git, or nothing set.
    return '';
  }
}

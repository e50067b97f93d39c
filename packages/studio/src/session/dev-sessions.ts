import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { createOrigins, isLoopbackHost } from './origin.ts';
import type { OpenSession, SessionReader } from './sessions.ts';

/** Header with the IP address that a request to the development server came from. */
export const REMOTE_ADDRESS_HEADER = 'x-recto-remote-address';

/** Options of `createDevSessions`. */
export interface DevSessionsOptions {
  /** The developer; by default the person in the git configuration. */
  person?: { name: string; email: string };
}

/**
 * Sessions of the development server, which needs no sign-in: the developer can change the files anyway. So it must not
 * respond to anyone else. A request must come from this machine and have it as its host, because another site can
 * resolve its domain to the IP address of this machine (DNS rebinding). Writes need origin and token as everywhere.
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

/**
 * Browsers send the origin of a read. It must not be another site, which could otherwise read the name of the person.
 */
function isLocal(request: Request): boolean {
  const host = request.headers.get('host') || new URL(request.url).host;
  const site = request.headers.get('sec-fetch-site');
  return isLoopbackHost(host) && isFromThisMachine(request) && site !== 'cross-site' && site !== 'same-site';
}

/** Only the development server sets this header, for each request. Without it, the source of a request is unknown. */
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
    // Git is not installed, or nothing is configured.
    return '';
  }
}

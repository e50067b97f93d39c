import { createQueue } from '../../queue/create-queue.ts';
import { REMOTE_TIMEOUT } from './run-git.ts';
import type { Git, GitRun, GitRunOptions } from './run-git.ts';

/** A repository that commits are pushed to. */
export interface RemoteOptions {
  /** The name of a remote, or an address. */
  name: string;
  /** For a remote over HTTP. Without one, git's own credentials are used. */
  token?: () => string | Promise<string>;
  /** The name that goes with the token. Hosts accept any for access tokens. */
  username?: string;
}

export interface Remote {
  run: Git;
  name: string;
  /** Takes secrets out of a text. */
  hide: (text: string) => string;
}

/** Runs git with the credentials of a remote. They are in the environment of the process only, never in its parameters. */
export function createRemote(git: Git, { name, token, username = 'git' }: RemoteOptions): Remote {
  const secrets = new Set<string>();
  /** Two fetches of one branch at a time fail, since git locks it. */
  const queue = createQueue();

  const credentials = async (): Promise<Record<string, string>> => {
    const secret = await token?.();
    if (secret === undefined) return {};
    const basic = Buffer.from(`${username}:${secret}`).toString('base64');
    secrets.add(secret).add(basic);
    const address = await git(['ls-remote', '--get-url', name]);
    const url = URL.parse(address.output.toString('utf8').trim());
    if (!url || !/^https?:$/u.test(url.protocol)) return {};
    return {
      GIT_CONFIG_COUNT: '1',
      // For this host only: a redirect must not take the token elsewhere.
      GIT_CONFIG_KEY_0: `http.${url.origin}/.extraHeader`,
      GIT_CONFIG_VALUE_0: `Authorization: Basic ${basic}`,
    };
  };

  return {
    name,
    run: (parameters, options: GitRunOptions = {}): Promise<GitRun> =>
      queue(async () => {
        const environment = { ...(await credentials()), ...options.environment };
        return git(parameters, { timeout: REMOTE_TIMEOUT, ...options, environment });
      }),
    hide: (text) =>
      [...secrets]
        .reduce((hidden, secret) => hidden.replaceAll(secret, '…'), text)
        .replaceAll(/(?<=:\/\/)[^\s/@]+@/gu, ''),
  };
}

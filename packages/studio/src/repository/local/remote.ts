import { createQueue } from '../../queue/create-queue.ts';
import { REMOTE_TIMEOUT } from './run-git.ts';
import type { Git, GitRun, GitRunOptions } from './run-git.ts';

/** A repository that commits are pushed to. */
export interface RemoteOptions {
  /** Name of a remote, or a URL. */
  name: string;
  /** Returns a token for a remote over HTTP. Without it, the credentials of git are used. */
  token?: () => string | Promise<string>;
  /** User name for the token. Hosts accept any name for access tokens. */
  username?: string;
}

/** A remote repository. */
export interface Remote {
  /** Runs git with the credentials of the remote. */
  run: Git;
  /** Name or URL of the remote. */
  name: string;
  /** Removes secrets from a text. */
  hide: (text: string) => string;
}

/**
 * Creates the functions that run git with the credentials of a remote. These are passed in environment variables, never
 * in arguments.
 */
export function createRemote(git: Git, { name, token, username = 'git' }: RemoteOptions): Remote {
  const secrets = new Set<string>();
  /** Commands run one after the other, because git locks a branch and parallel fetches of it fail. */
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
      // Only for this host, so that a redirect cannot send the token elsewhere.
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

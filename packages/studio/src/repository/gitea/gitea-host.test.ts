import { describe } from 'vitest';
import { startGitea } from '../../../fixtures/hosts/gitea-stand-in.ts';
import { describeHost } from '../../../fixtures/repository-cases.ts';
import { createGiteaHost } from './gitea-host.ts';

describe('Gitea and Forgejo', () => {
  describeHost(
    async (git) => {
      // A small limit, so that a larger file must be read in another way.
      const { url, close } = await startGitea(git, 'secret-token', 8);
      return { host: createGiteaHost({ repository: 'o/r', token: () => 'secret-token', url }), close };
    },
    { pullRequests: true },
  );
});

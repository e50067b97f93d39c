import { describe } from 'vitest';
import { startGitea } from '../../../fixtures/hosts/fake-gitea.ts';
import { describeHost } from '../../../fixtures/repository-cases.ts';
import { createGiteaHost } from './gitea-host.ts';

describe('Gitea and Forgejo', () => {
  describeHost(
    async (git) => {
      // A limit of 8 bytes, so that larger files are read with the fallback request.
      const { url, close } = await startGitea(git, 'secret-token', 8);
      return { host: createGiteaHost({ repository: 'o/r', token: () => 'secret-token', url }), close };
    },
    { pullRequests: true },
  );
});

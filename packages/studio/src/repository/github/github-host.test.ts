import { describe } from 'vitest';
import { startGitHub } from '../../../fixtures/hosts/fake-github.ts';
import { describeHost } from '../../../fixtures/repository-cases.ts';
import { createGitHubHost } from './github-host.ts';

describe('GitHub', () => {
  describeHost(
    async (git) => {
      const { url, close } = await startGitHub(git, 'secret-token');
      return { host: createGitHubHost({ repository: 'o/r', token: () => 'secret-token', url }), close };
    },
    { pullRequests: true },
  );
});

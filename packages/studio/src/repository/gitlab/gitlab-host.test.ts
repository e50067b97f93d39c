import { describe } from 'vitest';
import { startGitLab } from '../../../fixtures/hosts/fake-gitlab.ts';
import { describeHost } from '../../../fixtures/repository-cases.ts';
import { createGitLabHost } from './gitlab-host.ts';

describe('GitLab', () => {
  describeHost(
    async (git) => {
      // A small page size, so that lists have several pages.
      const { url, close } = await startGitLab(git, 'secret-token', 2);
      return { host: createGitLabHost({ repository: 'g/r', token: () => 'secret-token', url }), close };
    },
    { pullRequests: true },
  );
});

import { describe } from 'vitest';
import { describeHost } from '../../../fixtures/repository-cases.ts';
import { createLocalHost } from './local-host.ts';

describe('a bare repository', () => {
  describeHost(async ({ folder }) => ({ host: createLocalHost({ folder }) }), { pullRequests: false });
});

import { createClientRunner } from '../../../packages/content/src/client/client-runner.ts';
import { createQueryBuilder } from '../../../packages/content/src/query/builder.ts';
import { request } from '../../../packages/site/fixtures/test-requests.ts';
import { tooManyRequests } from '../../../packages/site/src/server/endpoints/client-limits.ts';
import { assertBase } from '../../../packages/site/src/vite/assert-base.ts';
import { errorMessage } from './output.ts';
import type { Outputs } from './output.ts';

/** Queries of a browser without web workers, on a static site. */
const ask = createClientRunner({ source: 'files', runOnServer: async () => [], runInWorker: undefined });

/** Outputs in the pages of the section "Deploy". */
export const deployOutputs: Outputs = {
  'docs/6.deploy/1.server.md': [
    { run: async () => await tooManyRequests(2).text() },
    { run: async () => await (await request('/api/unknown')).text() },
    { run: async (site) => await site.recto(['build', '--preset', 'vercell']) },
  ],
  'docs/6.deploy/3.static.md': [
    { run: async () => await errorMessage(() => assertBase('./')) },
    { run: async () => await errorMessage(() => createQueryBuilder('docs', ask).all()) },
  ],
};

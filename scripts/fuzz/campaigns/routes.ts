import * as fc from 'fast-check';
import { manyLanguages, oneLanguage, testRoute } from '../../../packages/site/fixtures/test-app.tsx';
import { decodePath } from '../../../packages/site/src/app/page-paths.ts';
import { splitLocale } from '../../../packages/site/src/languages/locale.ts';
import { createMatcher } from '../../../packages/site/src/navigation/match-route.ts';
import { createRuleMatcher } from '../../../packages/site/src/rules/match-rule.ts';
import { defineCampaign } from '../campaign.ts';

/** Test routes. The rule below runs the middleware `members` for `/members` and every path below it. */
const match = createMatcher(['/', '/docs/**', '/members', '/members/:name', '/members/:name/**'].map(testRoute));
const rules = { '/members/**': { middleware: ['members'] } };

const PIECES = [
  'members·Members·MEMBERS·%6dembers·m%65mbers·mémbers·member\u017f·/·//·/./·/../·\\·%2f·%5c·%252f·.·..·%2e%2e·;a·%00·%0a·%0d·\n·%20· ·?·#',
  'en·EN·pt_br·pt-BR·ar·base·docs·ada·__proto__·constructor·%E2%80%AE·%E0%A4%A·%',
].flatMap((line) => line.split('·'));

const path = fc
  .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ unit: 'binary', maxLength: 2 })), {
    maxLength: 8,
  })
  .map((pieces) => `/${pieces.join('')}`);

/** No spelling of a path shows a page without the middleware of the rule for it. */
export const routes = defineCampaign({
  name: 'routes',
  inputsPerRound: 60_000,
  inputsInTests: 3000,
  inputs: fc.record({ path, base: fc.constantFrom('', '/base'), isMultilingual: fc.boolean() }),
  check({ path, base, isMultilingual }) {
    const site = { ...(isMultilingual ? manyLanguages : oneLanguage), base };
    // The same steps as in the handler of pages.
    const decoded = decodePath(new URL(`http://site.test${path}`).pathname);
    const split = decoded === undefined ? undefined : splitLocale(decoded, site);
    const route = split && match(split.path)?.route.path;
    if (decoded === undefined || route?.startsWith('/members') !== true) return;
    const middleware = createRuleMatcher({ rules, site })(decoded)?.rule.middleware ?? [];
    if (!middleware.includes('members')) throw new Error(`${decoded} shows ${route} to everybody.`);
  },
});

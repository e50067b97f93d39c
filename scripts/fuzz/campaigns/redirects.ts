import * as fc from 'fast-check';
import { localiseUrl } from '../../../packages/site/src/languages/localise-url.ts';
import { mergeUrl } from '../../../packages/site/src/rules/match-rule.ts';
import { redirectTarget } from '../../../packages/studio/src/sign-in/redirect-target.ts';
import { defineCampaign } from '../campaign.ts';
import { manyLanguages } from '../../../packages/site/fixtures/test-app.tsx';

const ORIGIN = 'https://site.example';

const PIECES = [
  '/·//·\\·.·..·@·:·?·#·%2f·%5c·%2e·%00·%0d%0a·%09·\t·\n·\r·\u0000·\u0007·\u00a0·\uff0f·\u2215·\u3002·\ufeff·\u202e',
  'evil.example·site.example·https:·http:·javascript:·data:·localhost·user·en·pt_br·ar·docs·_studio·_STUDIO·a b·日本·[::1]·1.2.3.4·2130706433',
].flatMap((line) => line.split('·'));

const piece = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...PIECES) },
  fc.string({ unit: 'binary', maxLength: 2 }),
);
const hostile = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

/** Redirects lead to the site, or to the site that its configuration names, whatever the request contains. */
export const redirects = defineCampaign({
  name: 'redirects',
  inputsPerRound: 60_000,
  inputsInTests: 3000,
  inputs: fc.record({
    requested: fc.tuple(fc.constantFrom('', '/'), hostile).map((parts) => parts.join('')),
    base: fc.constantFrom('', '/base', '/a/b'),
    target: fc.constantFrom('/docs', '/en/docs#end', '/docs?a=b', '/', '/about.html', 'https://away.example/there'),
    search: hostile.map((text) => (text === '' ? '' : `?${text}`)),
    hash: hostile.map((text) => (text === '' ? '' : `#${text}`)),
  }),
  check({ requested, base, target, search, hash }) {
    const returned = redirectTarget(requested, { origin: ORIGIN, base });
    assertOnSite(returned);
    if (!`${new URL(returned, ORIGIN).pathname}/`.startsWith(`${base}/`))
      throw new Error(`Leaves ${base}: ${returned}`);
    const site = { ...manyLanguages, base };
    const [locale] = site.locales;
    const moved = mergeUrl(localiseUrl(target, locale, site), { search, hash });
    const isOther = URL.canParse(target);
    if (!isOther) assertOnSite(moved);
    if (isOther && URL.parse(moved)?.origin !== new URL(target).origin) throw new Error(`Leads to ${moved}.`);
  },
});

/** Throws unless a browser stays on the site. */
function assertOnSite(target: string): void {
  const isSafe = /^\/(?![/\\])[\u0021-\u007e]*$/u.test(target) && URL.parse(target, ORIGIN)?.origin === ORIGIN;
  if (!isSafe) throw new Error(`Leads to ${JSON.stringify(target)}.`);
}

import { join } from 'node:path';
import { SCREENS } from '../../docs/e2e/screens.ts';
import { withSite } from '../browser/with-site.ts';
import { MODES, WIDTHS } from './sizes.ts';

/** Takes screenshots of every screen of the last build, in a left-to-right and a right-to-left language. */
export async function takeSite(folder: string): Promise<void> {
  await withSite(async (browser, baseURL) => {
    for (const path of SCREENS.flatMap((screen) => [`/en${screen}`, `/ar${screen}`])) {
      for (const width of WIDTHS) {
        for (const colorScheme of MODES) {
          const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, baseURL });
          await page.goto(path);
          const name = `${path.slice(1).replaceAll(/\W/gu, '-')}-${width}-${colorScheme}.png`;
          await page.screenshot({ path: join(folder, name), fullPage: true });
          await page.close();
        }
      }
    }
  });
}

import { loadLanding } from '@recto/screens/server';
import type { LandingData } from '@recto/screens/server';
import type { Loader } from '@recto/site/server';
import type contentConfig from '../../content.config.ts';

/** The first page presents the software itself. */
export const loadHome: Loader<LandingData, typeof contentConfig> = async (context) => ({
  ...(await loadLanding(context)),
  about: {
    kind: 'software',
    software: { category: 'DeveloperApplication', system: 'Linux, macOS, Windows', price: 0, currency: 'USD' },
  },
});

import { createContentClient } from '@recto/content/client';
import type config from '../content.config.ts';
import { parseRoute } from './route.ts';

export const { queryCollection } = createContentClient<typeof config>({ locale: () => parseRoute().locale });

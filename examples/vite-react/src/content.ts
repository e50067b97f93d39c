import { createContentClient } from '@recto/content/client';
import type config from '../content.config.ts';
import { readPlace } from './place.ts';

export const { queryCollection } = createContentClient<typeof config>({ locale: () => readPlace().locale });

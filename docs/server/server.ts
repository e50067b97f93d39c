import { defineServer } from '@recto/site/server';
import type contentConfig from '../content.config.ts';
import { loadDocs } from './loaders/docs.ts';
import { loadHome } from './loaders/home.ts';

export default defineServer<typeof contentConfig>({
  loaders: { home: loadHome, docs: loadDocs },
});

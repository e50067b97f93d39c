import { defineConfig, definePage } from '@recto/site';
import { collections } from './collections.ts';

export default defineConfig({
  title: 'My site',
  pages: [definePage({ path: '/', screen: () => import('./screen.tsx') })],
  collections,
});

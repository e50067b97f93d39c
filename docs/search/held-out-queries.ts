/** Judged queries that are not used for tuning, to detect a ranking that is overfitted to the others. */
import type { JudgedQuery } from './judged-query.ts';
import { judge } from './judged-query.ts';

/** Judged queries that are not used for tuning. */
export const heldOutQueries: readonly JudgedQuery[] = [
  ...judge('words', 'en', {
    'static hosting': ['/docs/deploy/static'],
    'several languages': ['/docs/integrations/i18n', '/docs/getting-started/installation#options'],
    badges: ['/docs/components/prose#badges-keys-and-icons'],
    'footnotes task lists': ['/docs/files/markdown#text'],
    'language model': ['/docs/integrations/llms'],
    'edit on your git host': ['/docs/studio/setup#edit-on-your-git-host'],
    'react on intent': ['/blog/react-on-intent'],
  }),
  ...judge('typo', 'en', {
    introducton: ['/docs/getting-started'],
    serach: ['/docs/utils/query-collection-search-sections', '/docs/advanced/full-text-search'],
    naviagtion: ['/docs/utils/query-collection-navigation'],
    'custom sorce': ['/docs/advanced/custom-source'],
    tabels: ['/docs/files/**', '/docs/advanced/sql-storage', '/docs/components/prose'],
    'raw contnet': ['/docs/advanced/raw-content'],
  }),
  ...judge('prefix', 'en', {
    netl: ['/docs/deploy/netlify'],
    surround: ['/docs/utils/query-collection-item-surroundings'],
    hoo: ['/docs/advanced/hooks'],
  }),
  ...judge('word-form', 'en', {
    'debug the content': ['/docs/advanced/debugging'],
    steps: ['/docs/components/prose#steps'],
    'published on netlify': ['/docs/deploy/netlify'],
  }),
  ...judge('code', 'en', {
    queryCollectionItemSurroundings: ['/docs/utils/query-collection-item-surroundings'],
    'query collection search sections': ['/docs/utils/query-collection-search-sections'],
    orWhere: ['/docs/utils/query-collection'],
    getItem: ['/docs/advanced/custom-source', '/docs/collections/sources'],
  }),
  ...judge('symbol', 'en', { ':name[text]': ['/docs/files/markdown#component-syntax'] }),
  ...judge('language', 'ar', { مقدمة: ['/docs/getting-started', '/docs/files/markdown'] }),
  ...judge('language', 'fr', { 'fichiers markdown': ['/docs/files/markdown', '/docs/getting-started'] }),
  ...judge('language', 'de', { Einführung: ['/docs/getting-started'] }),
  ...judge('language', 'es', { introduccion: ['/docs/getting-started'] }),
  ...judge('language', 'pt_br', { introdução: ['/docs/getting-started'] }),
  ...judge('language', 'ja', { はじめに: ['/docs/getting-started'] }),
  ...judge('language', 'zh_cn', { 简介: ['/docs/getting-started'] }),
];

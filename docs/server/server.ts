import { defineServer } from '@recto/site/server';
import newsreader from '@recto/ui/fonts/newsreader.woff2?url';
import inter from '@recto/ui/fonts/inter.woff2?url';
import type contentConfig from '../content.config.ts';
import { contentFacts } from './islands/content-facts.tsx';
import { landingComponents } from './landing/components.ts';
import { loadDocs } from './loaders/docs.ts';
import { loadHome } from './loaders/home.ts';
import { postListLoader } from './loaders/post-list.ts';
import { postLoader } from './loaders/post.ts';
import { loadPricing } from './loaders/pricing.ts';
import { loadStudio } from './loaders/studio.ts';
import { loadTemplate } from './loaders/template.ts';
import { loadTemplates } from './loaders/templates.ts';

export default defineServer<typeof contentConfig>({
  components: landingComponents,
  // What is not written in Latin letters needs them for a word here and there, and can wait.
  fonts: ({ dir }) => (dir === 'rtl' ? [] : [inter, newsreader]),
  islands: { 'content-facts': contentFacts },
  loaders: {
    home: loadHome,
    blog: postListLoader('blog'),
    post: postLoader('blog'),
    changelog: postListLoader('changelog'),
    change: postLoader('changelog'),
    templates: loadTemplates,
    template: loadTemplate,
    studio: loadStudio,
    pricing: loadPricing,
    docs: loadDocs,
  },
});

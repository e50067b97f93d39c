import { defineServer } from '@recto/site/server';
import type contentConfig from '../content.config.ts';
import { contentFacts } from './islands/content-facts.tsx';
import { loadDocs } from './loaders/docs.ts';
import { loadHome } from './loaders/home.ts';
import { postListLoader } from './loaders/post-list.ts';
import { postLoader } from './loaders/post.ts';
import { loadPricing } from './loaders/pricing.ts';
import { loadStudio } from './loaders/studio.ts';
import { loadTemplate } from './loaders/template.ts';
import { loadTemplates } from './loaders/templates.ts';

export default defineServer<typeof contentConfig>({
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

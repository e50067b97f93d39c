import {
  askSearch,
  docsLoader,
  landingComponents,
  loadPricing,
  postFeeds,
  postListLoader,
  postLoader,
  searchLoader,
} from '@recto/screens/server';
import { defineServer } from '@recto/site/server';
import newsreader from '@recto/ui/fonts/newsreader.woff2?url';
import inter from '@recto/ui/fonts/inter.woff2?url';
import type contentConfig from '../content.config.ts';
import { makeTemplatesJson } from './files/templates-json.ts';
import { contentFacts } from './islands/content-facts.tsx';
import { loadHome } from './loaders/home.ts';
import { loadStudio } from './loaders/studio.ts';
import { loadTemplate } from './loaders/template.ts';
import { loadTemplates } from './loaders/templates.ts';
import { listTemplates } from './tools/list-templates.ts';

export default defineServer<typeof contentConfig>({
  components: landingComponents,
  // What is not written in Latin letters needs them for a word here and there, and can wait.
  fonts: ({ dir }) => (dir === 'rtl' ? [] : [inter, newsreader]),
  files: { '/api/templates.json': makeTemplatesJson },
  feeds: [...postFeeds('blog'), ...postFeeds('changelog')],
  // A reserved address, as those in `site.config.ts`.
  security: { contact: 'mailto:security@recto.example' },
  mcp: { tools: { list_templates: listTemplates } },
  islands: { 'content-facts': contentFacts },
  loaders: {
    landing: loadHome,
    blog: postListLoader('blog'),
    post: postLoader('blog'),
    changelog: postListLoader('changelog'),
    change: postLoader('changelog'),
    templates: loadTemplates,
    template: loadTemplate,
    studio: loadStudio,
    pricing: loadPricing,
    search: searchLoader('docs', 'posts', 'templates'),
    docs: docsLoader(),
  },
  asked: { search: askSearch },
});

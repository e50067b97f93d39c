import {
  urlSchema,
  blog,
  changelog,
  defineCollection,
  defineConfig,
  definePage,
  docs,
  landing,
  pageCollection,
  pricing,
  search,
  z,
} from '@recto/site';
import { studioDemo } from '@recto/studio';
import { benchmarks } from './build/benchmarks.ts';
import { demoScriptHashes, demos } from './build/demos.ts';
import { openBooks } from './build/open-books.ts';
import { packageCommands } from './build/package-commands.ts';
import { typographicQuotes } from './build/typographic-quotes.ts';
import project from './package.json' with { type: 'json' };
import { isPublished } from './published.ts';
import { redirects } from './redirects.ts';
import { CATEGORIES, LICENSES } from './templates/categories.ts';

const text = z.string();

const templates = defineCollection({
  type: 'page',
  source: 'templates/**',
  schema: z.object({
    baseDir: text.default(''),
    branch: text.default('main'),
    category: z.enum(CATEGORIES),
    demo: urlSchema,
    draft: z.boolean().default(false),
    image1: urlSchema,
    image2: urlSchema.optional(),
    image3: urlSchema.optional(),
    licenseType: z.enum(LICENSES).default('free'),
    mainScreen: urlSchema,
    name: text,
    owner: text,
    slug: text,
    subtitle: text.default(''),
  }),
  indexes: ['slug', 'category'],
  raw: true,
  search: true,
});

/**
 * The website of Recto. Hosts that end in `.example` are reserved placeholders until the site is published; replace them
 * here. The button of the home page and the links to the profiles are shown with them anyway, since the specification
 * requires these links on the pages. So do not remove them to hide addresses that lead nowhere. Text of the
 * documentation shows reserved addresses as code and never as links, which `docs/tests/reserved-addresses.test.ts` checks.
 */
export default defineConfig({
  title: 'Recto',
  owner: 'The Recto team',
  url: 'https://recto.example',
  locales: ['en', 'fr', 'de', 'es', 'pt_br', 'ja', 'zh_cn', 'ar'],

  pages: [
    landing('/', {
      software: { category: 'DeveloperApplication', system: 'Linux, macOS, Windows', price: 0, currency: 'USD' },
    }),
    blog('/blog', { listScreen: () => import('./blog/blog-screen.tsx') }),
    changelog('/changelog'),
    definePage({
      path: '/templates',
      server: () => import('./templates/templates.server.ts'),
      screen: () => import('./templates/templates-screen.tsx'),
    }),
    definePage({
      path: '/templates/:slug',
      params: { slug: /[a-z\d]+(?:-[a-z\d]+)*/u },
      server: () => import('./templates/template.server.ts'),
      screen: () => import('./templates/template-screen.tsx'),
      collections: { templates },
    }),
    definePage({
      path: '/studio',
      server: () => import('./studio/studio.server.ts'),
      screen: () => import('./studio/studio-screen.tsx'),
      collections: { landing: pageCollection('studio/index.md') },
    }),
    pricing('/studio/pricing', { plans: ['solo', 'team', 'unlimited'] }),
    search('/search'),
    docs('/docs'),
  ],

  header: [
    {
      label: 'header.documentation',
      to: '/docs/getting-started',
      icon: 'lucide:book-open',
      activeOn: ['/docs/**'],
      notActiveOn: ['/docs/studio/**'],
    },
    {
      label: 'header.studio',
      to: '/docs/studio/setup',
      icon: 'lucide:pencil-line',
      badge: { label: 'header.alpha', color: 'primary' },
      activeOn: ['/docs/studio/**'],
      children: [
        { label: 'header.studioSetup', description: 'header.studioSetupDescription', to: '/docs/studio/setup' },
        {
          label: 'header.studioAbout',
          description: 'header.studioAboutDescription',
          to: '/studio',
          activeOn: ['/studio'],
        },
        { label: 'header.pricing', description: 'header.pricingDescription', to: '/studio/pricing' },
      ],
    },
    { label: 'header.templates', to: '/templates', icon: 'lucide:layout-template' },
    {
      label: 'header.blog',
      to: '/blog',
      icon: 'lucide:newspaper',
      children: [
        {
          label: 'contentSearch.changelog',
          to: '/changelog',
          badge: { label: project.version, color: 'neutral' },
        },
      ],
    },
  ],
  callToAction: { label: 'header.legacyStudio', to: 'https://studio.recto.example', target: '_blank' },
  logo: () => import('./logo.tsx'),
  icon: '/favicon.svg',
  smallIcon: '/favicon.ico',
  touchIcon: '/apple-touch-icon.png',
  manifest: '/site.webmanifest',
  repository: { owner: 'recto-project', name: 'recto', branch: 'main', rootDir: 'docs' },
  footer: [
    {
      label: `Recto ${project.version}`,
      to: '/',
      children: [
        { label: 'header.templates', to: '/templates' },
        { label: 'header.studio', to: '/studio' },
        { label: 'header.pricing', to: '/studio/pricing' },
      ],
    },
    {
      label: 'header.documentation',
      to: '/docs/getting-started',
      children: [
        { label: 'Markdown', to: '/docs/files/markdown' },
        { label: 'SQL', to: '/docs/utils/query-collection' },
        { label: 'API', to: '/docs/reference/api' },
        { label: 'MCP', to: '/docs/integrations/mcp' },
        { label: 'llms.txt', to: '/llms.txt' },
      ],
    },
    {
      label: 'header.blog',
      to: '/blog',
      children: [{ label: 'contentSearch.changelog', to: '/changelog' }],
    },
  ],
  feed: '/blog/rss.xml',
  socials: {
    discord: 'https://discord.recto.example',
    bluesky: 'https://bluesky.recto.example',
    x: 'https://x.recto.example',
  },

  theme: {
    primary: 'green',
    secondary: 'sky',
    success: 'green',
    info: 'blue',
    warning: 'amber',
    error: 'red',
    neutral: 'slate',
    browserColor: { light: '#fdfcf8', dark: '#10141a' },
  },
  styles: './styles.css',

  redirects,
  content: {
    transformers: [openBooks, benchmarks, packageCommands({ isPublished }), typographicQuotes],
    links: ['/demo/**'],
  },
  search: { actions: [{ label: 'header.studio', to: '/studio' }] },
  features: [studioDemo()],
  islands: { 'content-counts': () => import('./islands/content-counts.tsx') },
  files: { '/api/templates.json': () => import('./templates/templates-json.ts') },
  mcp: { tools: { list_templates: () => import('./templates/list-templates.ts') } },
  // Fonts for titles in scripts that the fonts of the theme do not cover.
  socialImages: {
    fonts: {
      ar: '@fontsource/noto-naskh-arabic',
      ja: '@fontsource/noto-serif-jp',
      zh_cn: '@fontsource/noto-serif-sc',
    },
  },
  policy: { scripts: demoScriptHashes() },
  security: { contact: 'mailto:security@recto.example' },
  vite: { plugins: [demos()] },
});

import type { TemplateConfig } from './template-config.ts';

/** The `recto.config.ts` of the product template. */
export const saas: TemplateConfig = {
  languages: ['en'],
  render: (
    locales,
  ) => `import { changelog, defineConfig, definePage, landing, page, pricingCollection } from '@recto/site';

/** The whole configuration of the site. */
export default defineConfig({
  title: 'Tally',
  titleTemplate: '{page} · {site}',
  locales: ${locales},

  pages: [
    landing('/'),
    // Prices by month or by year need a custom screen. The plans are listed in the order of their columns.
    definePage({
      path: '/pricing',
      server: () => import('./pricing/pricing.server.ts'),
      screen: () => import('./pricing/pricing-screen.tsx'),
      collections: { pricing: pricingCollection(['solo', 'team'], 'pricing.yml') },
    }),
    changelog('/changelog'),
    // The file pages/terms.md is at /terms.
    page('/', { source: { include: 'pages/**', prefix: '/' } }),
  ],

  header: [
    { label: 'Prices', to: '/pricing' },
    { label: 'Changelog', to: '/changelog' },
  ],
  callToAction: { label: 'Start for free', to: '/start' },
  footer: [
    { label: 'Terms', to: '/terms' },
    { label: 'Privacy', to: '/privacy' },
  ],
  logo: () => import('./logo.tsx'),
  icon: '/favicon.svg',

  // One typeface for titles and text. Without this setting, titles use a serif font.
  theme: { primary: 'indigo', neutral: 'zinc', fonts: { heading: 'Inter' } },
  styles: './styles.css',
});
`,
};

import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://example.com',
  telemetry: false,
  integrations: [
    starlight({
      title: 'Bench docs',
      components: { Footer: './src/components/footer.astro' },
      sidebar: [{ label: 'Docs', items: [{ autogenerate: { directory: 'docs', collapsed: true } }] }],
    }),
  ],
});

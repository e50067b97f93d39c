import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

/** The built gallery obeys what pages of a site obey: a component that needs inline styles would be seen here. */
const policy: Plugin = {
  name: 'gallery:policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: {
        'http-equiv': 'content-security-policy',
        content: "default-src 'self'; style-src 'self'; img-src 'self' data:",
      },
      injectTo: 'head-prepend',
    },
  ],
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), react(), policy],
  build: { outDir: '.output', emptyOutDir: true },
});

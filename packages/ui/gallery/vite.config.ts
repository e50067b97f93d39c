import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

/** Applies the content security policy of a site to the built gallery, to detect components that need inline styles. */
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

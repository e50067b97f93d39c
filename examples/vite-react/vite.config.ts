import { content } from '@recto/content/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Static files work on any host. A server also runs queries for browsers without WebAssembly.
const source = process.env['RECTO_SOURCE'] === 'server' ? 'server' : 'files';

export default defineConfig({ plugins: [content({ source }), react()] });

import { content } from '@recto/content/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Files run on any host. With a server that answers, browsers without WebAssembly can read too.
const source = process.env['RECTO_SOURCE'] === 'server' ? 'server' : 'files';

export default defineConfig({ plugins: [content({ source }), react()] });

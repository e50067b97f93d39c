import { recto } from '@recto/site/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [recto()] });

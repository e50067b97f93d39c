import { recto } from '@recto/site/vite';
import { defineConfig } from 'vite';
import { demos } from './build/demos.ts';

export default defineConfig({ plugins: [recto(), demos()] });

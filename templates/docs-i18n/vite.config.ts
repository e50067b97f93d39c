import { recto } from '@recto/site/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    // Pictures of shared links need a font for titles that are not in Latin letters.
    recto({ social: { fonts: { ar: '@fontsource/noto-naskh-arabic' } } }),
  ],
});

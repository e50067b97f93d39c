import { recto } from '@recto/site/vite';
import { defineConfig } from 'vite';
import { demos } from './build/demos.ts';

/** For titles that the fonts of the theme have no letters for. */
const fonts = {
  ar: '@fontsource/noto-naskh-arabic',
  ja: '@fontsource/noto-serif-jp',
  zh_cn: '@fontsource/noto-serif-sc',
};

export default defineConfig({ plugins: [recto({ social: { fonts } }), demos()] });

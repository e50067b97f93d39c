export { jsonLanguage as language } from '@codemirror/lang-json';

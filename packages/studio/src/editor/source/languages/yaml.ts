export { yamlLanguage as language } from '@codemirror/lang-yaml';

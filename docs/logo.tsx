export { Logo as default } from '@recto/site/ui';

/** Copies the templates into this package when it is packed. */
export { copyTemplates } from './templates/copy-templates.ts';
export { listTemplates } from './templates/list-templates.ts';
export type { Template } from './templates/list-templates.ts';

/** Copies the templates into this package when it is packed. */
export { carryTemplates } from './templates/carry-templates.ts';
export { listTemplates } from './templates/list-templates.ts';
export type { Template } from './templates/list-templates.ts';

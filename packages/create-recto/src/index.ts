/** For who packs this package: the templates that it carries. */
export { carryTemplates } from './templates/carry-templates.ts';
export { listTemplates } from './templates/list-templates.ts';
export type { Template } from './templates/list-templates.ts';

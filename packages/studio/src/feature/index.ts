/** The studio for `recto.config.ts`. It runs at build time. */
export { studio } from './studio.ts';
export { studioDemo } from '../demo/studio-demo.ts';
export type { StudioConfig } from './options.ts';
export type { ProviderConfig } from '../sign-in/provider-schema.ts';
export type { RoleRuleConfig } from '../roles/rules.ts';
export type { Role } from '../roles/roles.ts';

/** The command line, for tools that add their own commands. */
export { externalUrl } from '../check/external-links.ts';
export type { ExternalLink } from '../check/external-links.ts';
export { withoutTrailingSlash } from '../navigation/paths.ts';
export type { Command, CommandOption, Input } from './command.ts';
export { misuse } from './command.ts';
export { commands } from './commands.ts';
export { isLoopback } from './external/private-networks.ts';
export { locateError, printWarnings, renderError } from './render-error.ts';
export { listPublicPaths } from '../build/public-paths.ts';
export { showPath } from './paths.ts';
export { createProgress } from './progress.ts';
export { runRecto } from './recto.ts';
export type { Program } from './recto.ts';
export { reportCheck } from './report-check.ts';
export { print } from './terminal.ts';
export type { Terminal } from './terminal.ts';

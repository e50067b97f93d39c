/** The command line, for tools that add their own commands. */
export { externalAddress } from '../check/externals.ts';
export type { External } from '../check/externals.ts';
export { withoutTrailingSlash } from '../navigation/paths.ts';
export type { Command, CommandOption, Input } from './command.ts';
export { misuse } from './command.ts';
export { commands } from './commands.ts';
export { isLoopback } from './external/closed-networks.ts';
export { locateFault, printWarnings, renderFault } from './faults.ts';
export { listAddresses, showPath } from './paths.ts';
export { createProgress } from './progress.ts';
export { runRecto } from './recto.ts';
export type { Program } from './recto.ts';
export { reportCheck } from './report-check.ts';
export { print } from './terminal.ts';
export type { Terminal } from './terminal.ts';

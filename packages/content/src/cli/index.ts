/** The command line, for tools that add commands of their own. */
export type { Command, CommandOption, Input } from './command.ts';
export { misuse } from './command.ts';
export { commands } from './commands.ts';
export { renderFault } from './faults.ts';
export { runRecto } from './recto.ts';
export type { Program } from './recto.ts';
export { print } from './terminal.ts';
export type { Terminal } from './terminal.ts';

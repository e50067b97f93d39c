import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createExampleSite } from './example-site.ts';
import type { ExampleSite } from './example-site.ts';
import type { Output } from './outputs/output.ts';
import type { Page } from './pages.ts';
import { projectIndexOf, projectsOf } from './projects.ts';
import type { Fence } from './read-fences.ts';

/** Runs all commands and scripts that a page shows, and returns their outputs. */
export async function runShownCommands(page: Page): Promise<unknown[]> {
  const sites: ExampleSite[] = [];
  const outputs: string[] = [];
  const typed = commandsOf(page);
  for (const fence of page.fences) {
    const isNamed = typed.some((command) => command.startsWith(`node ${fence.file}`));
    const commands = isScript(fence) && !isNamed ? [`node ${fence.file}`] : commandsIn(fence).filter(canRun);
    if (commands.length === 0) continue;
    const index = projectIndexOf(page, fence);
    const site = (sites[index] ??= createExampleSite(filesOf(page, index)));
    for (const command of ['npx recto build', ...commands]) outputs.push(await runCommand(site, command));
  }
  return outputs;
}

/** Produces an output that is listed for a page because the page itself does not show the command. */
export async function runListed(page: Page, { files, state = 0, run }: Output): Promise<unknown> {
  const site = createExampleSite(filesOf(page, state, files));
  return run ? await run(site, page) : await site.recto(['check']);
}

/** Lists the lines of all shell blocks of a page. */
export function commandsOf({ fences }: Page): string[] {
  return fences.flatMap(commandsIn);
}

function commandsIn({ language, code }: Fence): string[] {
  if (language !== 'bash') return [];
  const lines = code.replaceAll(/ \\\n\s*/gu, ' ').split('\n');
  return lines.filter((line) => line !== '');
}

const RUNS = [/^npx recto (?:build$|check|query|info|types)/u, /^node [\w-]+\.ts(?: |$)/u, /^mkdir -p public$/u];

/** Whether the tests run a command; all others have to be listed in `runElsewhere`. */
export function canRun(command: string): boolean {
  return RUNS.some((pattern) => pattern.test(command));
}

async function runCommand(site: ExampleSite, command: string): Promise<string> {
  const [program = '', ...parameters] = splitCommand(command);
  if (command === 'npx recto build') return await site.build();
  if (program === 'npx') return await site.recto(parameters.slice(1));
  if (program === 'node') return await site.node(parameters);
  mkdirSync(join(site.folder, 'public'), { recursive: true });
  return '';
}

/** Splits a command into words, like a shell. */
function splitCommand(command: string): string[] {
  return [...command.matchAll(/"(?<quoted>[^"]*)"|\S+/gu)].map(({ 0: word, groups }) => groups?.['quoted'] ?? word);
}

/** Whether a code block is a script in the folder of the site that prints something. */
function isScript({ file = '', code }: Fence): boolean {
  return /^[\w-]+\.ts$/u.test(file) && code.includes('console.log(');
}

/** Files of the site that a page shows, with additional files; without any content, the example site provides it. */
function filesOf(page: Page, state: number, others: Readonly<Record<string, string>> = {}): Record<string, string> {
  const project = Object.entries(projectsOf(page).at(state) ?? {});
  const fenced = project.filter(([, { fence }]) => fence).map(([name]) => name);
  const hasContent = [...fenced, ...Object.keys(others)].some(isContent);
  const files = project.filter(([name, { fence }]) => fence || !(hasContent && isContent(name)));
  return { ...Object.fromEntries(files.map(([name, { text }]) => [name, text])), ...others };
}

function isContent(name: string): boolean {
  return name.startsWith('content/');
}

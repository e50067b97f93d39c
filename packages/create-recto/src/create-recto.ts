import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { readArguments } from './choices/arguments.ts';
import { askChoice } from './choices/ask-choice.ts';
import { assumeChoice, renderChoice } from './choices/choice.ts';
import type { Choice } from './choices/choice.ts';
import { renderHelp } from './choices/help.ts';
import { languagesFor, readWishes } from './choices/read-wishes.ts';
import { Cancelled, CreateError } from './errors.ts';
import { buildSite } from './site/build-site.ts';
import { addManagerFiles } from './site/manager-files.ts';
import { renderNext } from './site/next-commands.ts';
import { installPackages } from './site/package-managers.ts';
import { repositoryState, startRepository } from './site/repository.ts';
import { siteName } from './site/site-name.ts';
import { assertFree, showTarget } from './site/target.ts';
import { writeSite } from './site/write-site.ts';
import { listTemplates } from './templates/list-templates.ts';
import { canAsk, print } from './terminal.ts';
import type { Terminal } from './terminal.ts';

/** What a shell gives for a command that was stopped from the keyboard. */
const INTERRUPTED = 130;

/** Makes a site. Gives the exit code: 0 for all well, 1 for what stands in the way, 2 for a call that makes no sense. */
export async function runCreate(parameters: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await create(parameters, terminal);
    return 0;
  } catch (error) {
    if (error instanceof Cancelled) {
      print(terminal.err, 'Nothing was made.');
      return INTERRUPTED;
    }
    if (!(error instanceof CreateError)) throw error;
    print(terminal.err, `error: ${error.message}`, `  ${error.hint}`);
    return error.exitCode;
  }
}

async function create(parameters: readonly string[], terminal: Terminal): Promise<void> {
  const { out, env, folder: here } = terminal;
  const given = readArguments(parameters);
  const templates = listTemplates();
  if (given.help === true) return print(out, renderHelp(templates));
  if (given.version === true) return print(out, version());

  const wishes = readWishes(given, templates);
  if (wishes.folder !== undefined) assertFree(resolve(here, wishes.folder), here);
  const repositoryIn = async (folder: string) => await repositoryState(resolve(here, folder), env);
  const around = { templates, repositoryIn, terminal };
  const isAsking = canAsk(terminal) && given.yes !== true;
  const choice = await (isAsking ? askChoice : assumeChoice)(wishes, around);
  print(out, isAsking ? '' : `Chosen: ${renderChoice(choice)}`);
  await make(choice, given.install === true, terminal);
}

async function make(choice: Choice, isInstalled: boolean, { out, env, folder: here }: Terminal): Promise<void> {
  const { template, packageManager } = choice;
  const target = resolve(here, choice.folder);
  assertFree(target, here);
  const languages = languagesFor(template, choice.languages);
  const files = buildSite(template, { name: siteName(basename(target)), languages });
  writeSite(target, addManagerFiles(files, packageManager));
  const shown = showTarget(target, here);
  print(out, `${shown === '.' ? 'The site is here' : `The site is in ${shown}`}, from the template ${template.name}.`);
  if (isInstalled) await installPackages(packageManager, target, env);
  if (choice.git) print(out, await startGit(target, template.name, env));
  print(out, '', 'Next:', ...renderNext(shown, packageManager, isInstalled).map((command) => `  ${command}`));
}

async function startGit(target: string, template: string, env: Terminal['env']): Promise<string> {
  const state = await repositoryState(target, env);
  if (state === 'inside') return 'It lies in a git repository already, so none was started.';
  if (state === 'no git') return 'There is no git on this machine, so no repository was started.';
  return (await startRepository(target, `Start from the Recto template ${template}`, env))
    ? 'All of it is in the first commit of a git repository.'
    : 'git could not make the first commit yet: run "git init" and "git commit" in it to see why.';
}

function version(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

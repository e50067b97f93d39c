import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { readArguments } from './choices/arguments.ts';
import type { Arguments } from './choices/arguments.ts';
import { askChoice } from './choices/ask-choice.ts';
import { assumeChoice, renderChoice } from './choices/choice.ts';
import type { Choice, Wishes } from './choices/choice.ts';
import { renderHelp } from './choices/help.ts';
import { languagesFor, readWishes } from './choices/read-wishes.ts';
import { Cancelled, CreateError, misuse } from './errors.ts';
import { buildSite } from './site/build-site.ts';
import { addManagerFiles } from './site/manager-files.ts';
import { renderNext } from './site/next-commands.ts';
import { detectPackageManager, installPackages } from './site/package-managers.ts';
import { repositoryState, startRepository } from './site/repository.ts';
import { USUAL_NAME, siteName } from './site/site-name.ts';
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
  if (given.from !== undefined) return await importFrom(given.from, given, wishes, terminal);
  if (wishes.folder !== undefined) assertFree(resolve(here, wishes.folder), here);
  const repositoryIn = async (folder: string) => await repositoryState(resolve(here, folder), env);
  const around = { templates, repositoryIn, terminal };
  const isAsking = canAsk(terminal) && given.yes !== true;
  const choice = await (isAsking ? askChoice : assumeChoice)(wishes, around);
  print(out, isAsking ? '' : `Chosen: ${renderChoice(choice)}`);
  await make(choice, given.install === true, terminal);
}

/** A site that is imported asks nothing: what it is like is in its source. */
async function importFrom(from: string, given: Arguments, wishes: Wishes, terminal: Terminal): Promise<void> {
  if (given.template !== undefined) {
    throw misuse('A site is imported, or begun with a template.', 'Leave out --template, or --from.');
  }
  const { out, env, folder: here } = terminal;
  const { folder = USUAL_NAME, packageManager = detectPackageManager(env) } = wishes;
  const target = resolve(here, folder);
  assertFree(target, here);
  // Loaded only here: nobody should wait for its parsers to see a question.
  const { importFiles } = await import('./site/import-files.ts');
  const { files, summary } = await importFiles(from, here, given.languages?.split(','));
  writeSite(target, addManagerFiles(files, packageManager));
  print(out, ...summary);
  await finish(
    { target, packageManager, git: wishes.git ?? true, message: `Import from ${from}` },
    given.install === true,
    terminal,
  );
}

async function make(choice: Choice, isInstalled: boolean, terminal: Terminal): Promise<void> {
  const { out, folder: here } = terminal;
  const { template, packageManager } = choice;
  const target = resolve(here, choice.folder);
  assertFree(target, here);
  const languages = languagesFor(template, choice.languages);
  const files = buildSite(template, { name: siteName(basename(target)), languages });
  writeSite(target, addManagerFiles(files, packageManager));
  const shown = showTarget(target, here);
  print(out, `${shown === '.' ? 'The site is here' : `The site is in ${shown}`}, from the template ${template.name}.`);
  const message = `Start from the Recto template ${template.name}`;
  await finish({ target, packageManager, git: choice.git, message }, isInstalled, terminal);
}

interface Finish {
  target: string;
  packageManager: Choice['packageManager'];
  git: boolean;
  /** Of the first commit. */
  message: string;
}

/** Installs and commits where that is wanted, and says what to type next. */
async function finish({ target, packageManager, git, message }: Finish, isInstalled: boolean, terminal: Terminal) {
  const { out, env, folder: here } = terminal;
  if (isInstalled) await installPackages(packageManager, target, env);
  if (git) print(out, await startGit(target, message, env));
  const next = renderNext(showTarget(target, here), packageManager, isInstalled);
  print(out, '', 'Next:', ...next.map((command) => `  ${command}`));
}

async function startGit(target: string, message: string, env: Terminal['env']): Promise<string> {
  const state = await repositoryState(target, env);
  if (state === 'inside') return 'It lies in a git repository already, so none was started.';
  if (state === 'no git') return 'There is no git on this machine, so no repository was started.';
  return (await startRepository(target, message, env))
    ? 'All of it is in the first commit of a git repository.'
    : 'git could not make the first commit yet: run "git init" and "git commit" in it to see why.';
}

function version(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

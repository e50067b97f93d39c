import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArguments } from './choices/arguments.ts';
import type { Arguments } from './choices/arguments.ts';
import { askChoice } from './choices/ask-choice.ts';
import { completeChoice, renderChoice } from './choices/choice.ts';
import type { Choice, GivenAnswers } from './choices/choice.ts';
import { renderHelp } from './choices/help.ts';
import { resolveLanguages, readGivenAnswers } from './choices/read-given-answers.ts';
import { Cancelled, CreateError, usageError } from './errors.ts';
import { buildSite } from './site/build-site.ts';
import { hasPackagesAbove } from './site/installed-packages.ts';
import { renderNextCommands } from './site/next-commands.ts';
import { addPackageManagerFiles } from './site/package-manager-files.ts';
import { detectPackageManager, installPackages } from './site/package-managers.ts';
import { repositoryState, startRepository } from './site/repository.ts';
import { DEFAULT_NAME, siteName } from './site/site-name.ts';
import { assertEmptyFolder, displayPath } from './site/target.ts';
import { writeSite } from './site/write-site.ts';
import { listTemplates } from './templates/list-templates.ts';
import { canAsk, print } from './terminal.ts';
import type { Terminal } from './terminal.ts';

/** Exit code of a command that was interrupted from the keyboard. */
const INTERRUPTED = 130;

/**
 * Creates a site and returns the exit code: 0 for success, 1 if the site cannot be created, 2 for invalid arguments.
 */
export async function runCreate(parameters: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await create(parameters, terminal);
    return 0;
  } catch (error) {
    if (error instanceof Cancelled) {
      print(terminal.err, 'Cancelled. Nothing was created.');
      return INTERRUPTED;
    }
    if (!(error instanceof CreateError)) throw error;
    print(terminal.err, `error: ${error.message}`, `  ${error.hint}`);
    return error.exitCode;
  }
}

async function create(parameters: readonly string[], terminal: Terminal): Promise<void> {
  const { out, env, currentFolder } = terminal;
  const args = parseArguments(parameters);
  const templates = listTemplates();
  if (args.help === true) return print(out, renderHelp(templates));
  if (args.version === true) return print(out, version());

  const answers = readGivenAnswers(args, templates);
  if (args.from !== undefined) return await importFrom(args.from, args, answers, terminal);
  if (answers.folder !== undefined) assertEmptyFolder(resolve(currentFolder, answers.folder), currentFolder);
  const context = {
    templates,
    repositoryState: async (folder: string) => await repositoryState(resolve(currentFolder, folder), env),
    terminal,
  };
  const isAsking = canAsk(terminal) && args.yes !== true;
  const choice = await (isAsking ? askChoice : completeChoice)(answers, context);
  print(out, isAsking ? '' : `Chosen: ${renderChoice(choice)}`);
  await createFromTemplate(choice, args.install === true, terminal);
}

/**
 * Imports a site without asking questions. Title, languages and sections come from the source (`--languages` selects
 * some of its languages); folder, package manager and git come from the options.
 */
async function importFrom(from: string, args: Arguments, answers: GivenAnswers, terminal: Terminal): Promise<void> {
  if (args.template !== undefined) {
    throw usageError('A site is either imported or created from a template.', 'Use either --template or --from.');
  }
  const { out, env, currentFolder } = terminal;
  const { folder = DEFAULT_NAME, packageManager = detectPackageManager(env) } = answers;
  const target = resolve(currentFolder, folder);
  assertEmptyFolder(target, currentFolder);
  // Loaded on demand so that the questions do not wait for the parsers.
  const { importFiles } = await import('./site/import-files.ts');
  const { files, summary, safeSource } = await importFiles(from, currentFolder, args.languages?.split(','));
  writeSite(target, addPackageManagerFiles(files, packageManager));
  print(out, ...summary);
  await finish(
    { target, packageManager, git: answers.git ?? true, message: `Import from ${safeSource}` },
    args.install === true,
    terminal,
  );
}

async function createFromTemplate(choice: Choice, shouldInstall: boolean, terminal: Terminal): Promise<void> {
  const { out, currentFolder } = terminal;
  const { template, packageManager } = choice;
  const target = resolve(currentFolder, choice.folder);
  assertEmptyFolder(target, currentFolder);
  const languages = resolveLanguages(template, choice.languages);
  const files = buildSite(template, { name: siteName(basename(target)), languages });
  writeSite(target, addPackageManagerFiles(files, packageManager));
  const path = displayPath(target, currentFolder);
  print(
    out,
    `${path === '.' ? 'The site is in this folder' : `The site is in ${path}`}, from the template ${template.name}.`,
  );
  const message = `Start from the Recto template ${template.name}`;
  await finish({ target, packageManager, git: choice.git, message }, shouldInstall, terminal);
}

interface Finish {
  target: string;
  packageManager: Choice['packageManager'];
  git: boolean;
  /** Message of the first commit. */
  message: string;
}

/** Installs the packages and commits if requested, then prints the next commands. */
async function finish({ target, packageManager, git, message }: Finish, shouldInstall: boolean, terminal: Terminal) {
  const { out, env, currentFolder } = terminal;
  const hasPackages = hasPackagesAbove(target);
  if (hasPackages) print(out, 'The packages of the folder above are used, so nothing has to be installed.');
  else if (shouldInstall) await installPackages(packageManager, target, env);
  if (git) print(out, await startGit(target, message, env));
  const next = renderNextCommands(displayPath(target, currentFolder), packageManager, shouldInstall || hasPackages);
  print(out, '', 'Next:', ...next.map((command) => `  ${command}`));
}

async function startGit(target: string, message: string, env: Terminal['env']): Promise<string> {
  const state = await repositoryState(target, env);
  if (state === 'inside') return 'The site is already inside a git repository, so no new one was created.';
  if (state === 'no git') return 'git is not installed, so no repository was created.';
  return (await startRepository(target, message, env))
    ? 'All files are in the first commit of a new git repository.'
    : 'git could not create the first commit. Run "git init" and "git commit" in the folder to see why.';
}

function version(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

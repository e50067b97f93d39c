import { confirm, isCancel, multiselect, select, text } from '@clack/prompts';
import { resolve } from 'node:path';
import { Cancelled, CreateError } from '../errors.ts';
import { languages } from '../languages/languages.ts';
import type { LanguageCodes } from '../configs/template-config.ts';
import { detectPackageManager, packageManagers } from '../site/package-managers.ts';
import type { PackageManager } from '../site/package-managers.ts';
import { DEFAULT_NAME } from '../site/site-name.ts';
import { assertEmptyFolder } from '../site/target.ts';
import type { Template } from '../templates/list-templates.ts';
import type { Terminal } from '../terminal.ts';
import { defaultTemplate } from './choice.ts';
import type { Choice, ChoiceContext, GivenAnswers } from './choice.ts';

/** Asks one question for each option that is not given. */
export async function askChoice(given: GivenAnswers, context: ChoiceContext): Promise<Choice> {
  const { terminal, templates, repositoryState } = context;
  const folder = given.folder ?? (await askFolder(terminal));
  const template = given.template ?? (await askTemplate(templates, terminal));
  return {
    folder,
    template,
    languages: given.languages ?? (await askLanguages(template, terminal)),
    packageManager: given.packageManager ?? (await askPackageManager(terminal)),
    git: given.git ?? ((await repositoryState(folder)) === 'free' && (await askGit(terminal))),
  };
}

async function askFolder(terminal: Terminal): Promise<string> {
  const validate = (answer = ''): string | undefined => {
    try {
      assertEmptyFolder(resolve(terminal.folder, answer === '' ? DEFAULT_NAME : answer), terminal.folder);
      return undefined;
    } catch (error) {
      if (error instanceof CreateError) return error.message;
      throw error;
    }
  };
  const question = { message: 'In which folder?', placeholder: DEFAULT_NAME, defaultValue: DEFAULT_NAME, validate };
  return await askQuestion(text({ ...question, ...streams(terminal) }));
}

async function askTemplate(templates: readonly Template[], terminal: Terminal): Promise<Template> {
  const name = await askQuestion(
    select({
      message: 'Which template?',
      options: templates.map(({ name: value, description }) => ({ value, label: value, hint: description })),
      initialValue: defaultTemplate(templates).name,
      ...streams(terminal),
    }),
  );
  return templates.find((template) => template.name === name) ?? defaultTemplate(templates);
}

/** Asks for the languages; the template's own language stays first because the content is written in it. */
async function askLanguages({ languages: own }: Template, terminal: Terminal): Promise<LanguageCodes> {
  const open = languages.filter(({ code }) => own.length === 1 || !own.includes(code));
  if (open.length === 0) return own;
  const chosen = await askQuestion(
    multiselect({
      message: own.length === 1 ? 'Which languages?' : `Which languages in addition to ${own.join(', ')}?`,
      options: open.map(({ code, name }) => ({ value: code, label: name, hint: code })),
      initialValues: own.length === 1 ? [...own] : [],
      required: own.length === 1,
      ...streams(terminal),
    }),
  );
  const [first, ...others] = [...own.filter((code) => own.length > 1 || chosen.includes(code)), ...chosen];
  return [...new Set([first ?? own[0], ...others])] as [string, ...string[]];
}

async function askPackageManager(terminal: Terminal): Promise<PackageManager> {
  return await askQuestion(
    select<PackageManager>({
      message: 'Which package manager?',
      options: packageManagers.map((value) => ({ value, label: value })),
      initialValue: detectPackageManager(terminal.env),
      ...streams(terminal),
    }),
  );
}

async function askGit(terminal: Terminal): Promise<boolean> {
  return await askQuestion(confirm({ message: 'Start a git repository?', ...streams(terminal) }));
}

function streams({ input, out: output }: Terminal) {
  return { input, output, withGuide: false };
}

async function askQuestion<T>(question: Promise<T>): Promise<Exclude<T, symbol>> {
  const answer = await question;
  if (isCancel(answer)) throw new Cancelled();
  return answer as Exclude<T, symbol>;
}

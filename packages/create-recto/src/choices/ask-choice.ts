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

/** Asks for the folder, the template, the languages, the package manager and git, unless they are given. */
export async function askChoice(answers: GivenAnswers, context: ChoiceContext): Promise<Choice> {
  const { terminal, templates, repositoryState } = context;
  const folder = answers.folder ?? (await askFolder(terminal));
  const template = answers.template ?? (await askTemplate(templates, terminal));
  return {
    folder,
    template,
    languages: answers.languages ?? (await askLanguages(template, terminal)),
    packageManager: answers.packageManager ?? (await askPackageManager(terminal)),
    git: answers.git ?? ((await repositoryState(folder)) === 'possible' && (await askGit(terminal))),
  };
}

async function askFolder(terminal: Terminal): Promise<string> {
  const validate = (input = ''): string | undefined => {
    try {
      assertEmptyFolder(resolve(terminal.currentFolder, input === '' ? DEFAULT_NAME : input), terminal.currentFolder);
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
async function askLanguages({ languages: codes }: Template, terminal: Terminal): Promise<LanguageCodes> {
  const open = languages.filter(({ code }) => codes.length === 1 || !codes.includes(code));
  if (open.length === 0) return codes;
  const chosen = await askQuestion(
    multiselect({
      message: codes.length === 1 ? 'Which languages?' : `Which languages in addition to ${codes.join(', ')}?`,
      options: open.map(({ code, name }) => ({ value: code, label: name, hint: code })),
      initialValues: codes.length === 1 ? [...codes] : [],
      required: codes.length === 1,
      ...streams(terminal),
    }),
  );
  const [first, ...others] = [...codes.filter((code) => codes.length > 1 || chosen.includes(code)), ...chosen];
  return [...new Set([first ?? codes[0], ...others])] as [string, ...string[]];
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

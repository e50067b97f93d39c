import { confirm, isCancel, multiselect, select, text } from '@clack/prompts';
import { resolve } from 'node:path';
import { Cancelled, CreateError } from '../errors.ts';
import { languages } from '../languages/languages.ts';
import type { Codes } from '../configs/template-config.ts';
import { detectPackageManager, packageManagers } from '../site/package-managers.ts';
import type { PackageManager } from '../site/package-managers.ts';
import { USUAL_NAME } from '../site/site-name.ts';
import { assertFree } from '../site/target.ts';
import type { Template } from '../templates/list-templates.ts';
import type { Terminal } from '../terminal.ts';
import { usualTemplate } from './choice.ts';
import type { Choice, Surroundings, Wishes } from './choice.ts';

/** Asks one question for each option that is not given. */
export async function askChoice(wishes: Wishes, around: Surroundings): Promise<Choice> {
  const { terminal, templates, repositoryIn } = around;
  const folder = wishes.folder ?? (await askFolder(terminal));
  const template = wishes.template ?? (await askTemplate(templates, terminal));
  return {
    folder,
    template,
    languages: wishes.languages ?? (await askLanguages(template, terminal)),
    packageManager: wishes.packageManager ?? (await askPackageManager(terminal)),
    git: wishes.git ?? ((await repositoryIn(folder)) === 'free' && (await askGit(terminal))),
  };
}

async function askFolder(terminal: Terminal): Promise<string> {
  const validate = (answer = ''): string | undefined => {
    try {
      assertFree(resolve(terminal.folder, answer === '' ? USUAL_NAME : answer), terminal.folder);
      return undefined;
    } catch (error) {
      if (error instanceof CreateError) return error.message;
      throw error;
    }
  };
  const question = { message: 'In which folder?', placeholder: USUAL_NAME, defaultValue: USUAL_NAME, validate };
  return await answerTo(text({ ...question, ...streams(terminal) }));
}

async function askTemplate(templates: readonly Template[], terminal: Terminal): Promise<Template> {
  const name = await answerTo(
    select({
      message: 'Which template?',
      options: templates.map(({ name: value, description }) => ({ value, label: value, hint: description })),
      initialValue: usualTemplate(templates).name,
      ...streams(terminal),
    }),
  );
  return templates.find((template) => template.name === name) ?? usualTemplate(templates);
}

/** Asks for the languages; the template's own language stays first because the content is written in it. */
async function askLanguages({ languages: own }: Template, terminal: Terminal): Promise<Codes> {
  const open = languages.filter(({ code }) => own.length === 1 || !own.includes(code));
  if (open.length === 0) return own;
  const chosen = await answerTo(
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
  return await answerTo(
    select<PackageManager>({
      message: 'Which package manager?',
      options: packageManagers.map((value) => ({ value, label: value })),
      initialValue: detectPackageManager(terminal.env),
      ...streams(terminal),
    }),
  );
}

async function askGit(terminal: Terminal): Promise<boolean> {
  return await answerTo(confirm({ message: 'Start a git repository?', ...streams(terminal) }));
}

function streams({ input, out: output }: Terminal) {
  return { input, output, withGuide: false };
}

async function answerTo<T>(question: Promise<T>): Promise<Exclude<T, symbol>> {
  const answer = await question;
  if (isCancel(answer)) throw new Cancelled();
  return answer as Exclude<T, symbol>;
}

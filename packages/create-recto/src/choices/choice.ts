import { DEFAULT_NAME } from '../site/site-name.ts';
import { detectPackageManager } from '../site/package-managers.ts';
import type { PackageManager } from '../site/package-managers.ts';
import type { RepositoryState } from '../site/repository.ts';
import type { LanguageCodes } from '../configs/template-config.ts';
import { DEFAULT_TEMPLATE } from '../templates/list-templates.ts';
import type { Template } from '../templates/list-templates.ts';
import type { Terminal } from '../terminal.ts';

/** Everything needed to create a site from a template. */
export interface Choice {
  /** Folder of the site as the user wrote it: `my-site`, `../x`, `.`. */
  folder: string;
  /** Template to start from. */
  template: Template;
  /** Languages of the site. */
  languages: LanguageCodes;
  /** Package manager of the site. */
  packageManager: PackageManager;
  /** Whether to create a git repository. */
  git: boolean;
}

/** The answers that are already given by options. */
export type GivenAnswers = { readonly [Field in keyof Choice]: Choice[Field] | undefined };

/** What the questions and defaults depend on. */
export interface ChoiceContext {
  /** Templates to choose from. */
  templates: readonly Template[];
  /** Reports whether a git repository can be created in a folder. */
  repositoryState: (folder: string) => Promise<RepositoryState>;
  /** Where questions are printed and answers are read. */
  terminal: Terminal;
}

/** Returns the template that is used if none is chosen. */
export function defaultTemplate(templates: readonly Template[]): Template {
  const template = templates.find(({ name }) => name === DEFAULT_TEMPLATE) ?? templates[0];
  if (!template) throw new Error('This package has no templates.');
  return template;
}

/** Completes the given answers with defaults. */
export async function completeChoice(
  answers: GivenAnswers,
  { templates, repositoryState, terminal }: ChoiceContext,
): Promise<Choice> {
  const { folder = DEFAULT_NAME, template = defaultTemplate(templates) } = answers;
  return {
    folder,
    template,
    languages: answers.languages ?? template.languages,
    packageManager: answers.packageManager ?? detectPackageManager(terminal.env),
    git: answers.git ?? (await repositoryState(folder)) === 'possible',
  };
}

/** Renders the choice as command-line options that repeat it. */
export function renderChoice({ template, languages, packageManager, git }: Choice): string {
  return [
    `--template ${template.name}`,
    `--languages ${languages.join(',')}`,
    `--package-manager ${packageManager}`,
    git ? '--git' : '--no-git',
  ].join(' ');
}

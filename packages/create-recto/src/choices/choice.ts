import { USUAL_NAME } from '../site/site-name.ts';
import { detectPackageManager } from '../site/package-managers.ts';
import type { PackageManager } from '../site/package-managers.ts';
import type { RepositoryState } from '../site/repository.ts';
import type { Codes } from '../configs/template-config.ts';
import { USUAL_TEMPLATE } from '../templates/list-templates.ts';
import type { Template } from '../templates/list-templates.ts';
import type { Terminal } from '../terminal.ts';

/** All that has to be known to make a site. */
export interface Choice {
  /** As it was written: `my-site`, `../x`, `.`. */
  folder: string;
  template: Template;
  languages: Codes;
  packageManager: PackageManager;
  git: boolean;
}

/** What options say of it. */
export type Wishes = { readonly [Field in keyof Choice]: Choice[Field] | undefined };

/** What the questions are about. */
export interface Surroundings {
  templates: readonly Template[];
  /** Whether a repository can be started in a folder. */
  repositoryIn: (folder: string) => Promise<RepositoryState>;
  terminal: Terminal;
}

export function usualTemplate(templates: readonly Template[]): Template {
  const template = templates.find(({ name }) => name === USUAL_TEMPLATE) ?? templates[0];
  if (!template) throw new Error('This package has no templates.');
  return template;
}

/** Fills in what nobody has said. */
export async function assumeChoice(
  wishes: Wishes,
  { templates, repositoryIn, terminal }: Surroundings,
): Promise<Choice> {
  const { folder = USUAL_NAME, template = usualTemplate(templates) } = wishes;
  return {
    folder,
    template,
    languages: wishes.languages ?? template.languages,
    packageManager: wishes.packageManager ?? detectPackageManager(terminal.env),
    git: wishes.git ?? (await repositoryIn(folder)) === 'free',
  };
}

/** The choice as the options that would make it again. */
export function renderChoice({ template, languages, packageManager, git }: Choice): string {
  return [
    `--template ${template.name}`,
    `--languages ${languages.join(',')}`,
    `--package-manager ${packageManager}`,
    git ? '--git' : '--no-git',
  ].join(' ');
}

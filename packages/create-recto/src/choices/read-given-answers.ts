import type { LanguageCodes } from '../configs/template-config.ts';
import { usageError } from '../errors.ts';
import { languages } from '../languages/languages.ts';
import { isPackageManager, packageManagers } from '../site/package-managers.ts';
import type { PackageManager } from '../site/package-managers.ts';
import type { Template } from '../templates/list-templates.ts';
import { nearestWord } from '../text/nearest-word.ts';
import type { Arguments } from './arguments.ts';
import type { GivenAnswers } from './choice.ts';

/** Validates the option values before the first question is asked. Throws a `CreateError` for an invalid value. */
export function readGivenAnswers(args: Arguments, templates: readonly Template[]): GivenAnswers {
  const template = args.template === undefined ? undefined : findTemplate(args.template, templates);
  const codes = args.languages === undefined ? undefined : readLanguages(args.languages, template);
  return {
    folder: args.folder,
    template,
    languages: template && codes ? resolveLanguages(template, codes) : codes,
    packageManager: args['package-manager'] === undefined ? undefined : findPackageManager(args['package-manager']),
    git: args.git,
  };
}

/**
 * Checks the requested languages against the template. A template in several languages needs all of them, with its
 * original language first, because its tests and texts refer to them.
 */
export function resolveLanguages({ name, languages }: Template, requested: LanguageCodes): LanguageCodes {
  if (languages.length === 1) return requested;
  const [first] = languages;
  const missing = languages.filter((code) => !requested.includes(code));
  if (missing.length === 0 && requested[0] === first) return requested;
  const possible = new Set([first, ...requested, ...missing]);
  throw usageError(
    missing.length === 0
      ? `The template "${name}" is translated from ${first}, so ${requested[0]} cannot be its default language.`
      : `The template "${name}" is written in ${languages.join(', ')}: ${missing.join(', ')} cannot be left out.`,
    `Write --languages ${[...possible].join(',')}, or choose another template.`,
  );
}

function findTemplate(name: string, templates: readonly Template[]): Template {
  const template = templates.find((candidate) => candidate.name === name);
  if (template) return template;
  const names = templates.map((candidate) => candidate.name);
  throw usageError(`There is no template "${name}".`, suggest(name, 'Templates', names));
}

function findPackageManager(name: string): PackageManager {
  if (isPackageManager(name)) return name;
  throw usageError(
    `The package manager "${name}" is not supported.`,
    suggest(name, 'Package managers', packageManagers),
  );
}

function readLanguages(text: string, template: Template | undefined): LanguageCodes {
  // A template may bring interface messages in other languages than the built-in ones.
  const codes = [...new Set([...languages.map(({ code }) => code), ...(template?.languages ?? [])])];
  const [first, ...others] = new Set(text.split(/[\s,]+/u).filter((code) => code !== ''));
  if (first === undefined) {
    throw usageError('No language is given.', 'Write one or more language codes: --languages en,ar');
  }
  for (const code of [first, ...others]) {
    if (!codes.includes(code)) {
      throw usageError(`There are no interface messages in the language "${code}".`, suggest(code, 'Languages', codes));
    }
  }
  return [first, ...others];
}

function suggest(word: string, title: string, words: readonly string[]): string {
  const nearest = nearestWord(word, words);
  return `${nearest === undefined ? '' : `Did you mean "${nearest}"? `}${title}: ${words.join(', ')}.`;
}

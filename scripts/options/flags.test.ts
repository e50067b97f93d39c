import { expect, test } from 'vitest';
import { commands } from '../../packages/content/src/cli/commands.ts';
import { resolvePaths, showPath } from '../../packages/content/src/cli/paths.ts';
import { options } from '../../packages/create-recto/src/choices/arguments.ts';
import { assumeChoice } from '../../packages/create-recto/src/choices/choice.ts';
import { listTemplates } from '../../packages/create-recto/src/templates/list-templates.ts';

test.for(['config', 'content', 'database', 'public'] as const)('recto uses the documented default for --%s', (name) => {
  const usual = Object.values(commands).flatMap(({ options }) => options[name]?.usual ?? []);
  expect(new Set(usual)).toEqual(new Set([showPath(resolvePaths({}, '/site')[name], '/site')]));
});

test('create-recto uses the documented defaults without options', async () => {
  const nothing = {
    folder: undefined,
    template: undefined,
    languages: undefined,
    packageManager: undefined,
    git: undefined,
  };
  const templates = listTemplates();
  const env = { npm_config_user_agent: 'pnpm/11.2.0 npm/? node/v26.10.0' };
  const choice = await assumeChoice(nothing, {
    templates,
    repositoryIn: async () => 'free',
    terminal: { env } as never,
  });
  expect(choice.template.name).toBe(options.template.usual);
  expect(options.languages.usual).toBe('languages of the template');
  expect(choice.languages).toEqual(choice.template.languages);
  expect(options['package-manager'].usual).toBe('the one that runs the command');
  expect(choice.packageManager).toBe('pnpm');
  expect([options.git.usual, choice.git]).toEqual(['yes', true]);
});

import { expect, test } from 'vitest';
import { commands } from '../../packages/content/src/cli/commands.ts';
import { resolvePaths, showPath } from '../../packages/content/src/cli/paths.ts';
import { options } from '../../packages/create-recto/src/choices/arguments.ts';
import { completeChoice } from '../../packages/create-recto/src/choices/choice.ts';
import { listTemplates } from '../../packages/create-recto/src/templates/list-templates.ts';

test.for(['config', 'content', 'database', 'public'] as const)('recto uses the documented default for --%s', (name) => {
  const documented = Object.values(commands).flatMap(({ options }) => options[name]?.defaultValue ?? []);
  expect(new Set(documented)).toEqual(new Set([showPath(resolvePaths({}, '/site')[name], '/site')]));
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
  const choice = await completeChoice(nothing, {
    templates,
    repositoryState: async () => 'possible',
    terminal: { env } as never,
  });
  expect(choice.template.name).toBe(options.template.defaultValue);
  expect(options.languages.defaultValue).toBe('languages of the template');
  expect(choice.languages).toEqual(choice.template.languages);
  expect(options['package-manager'].defaultValue).toBe('the one that runs the command');
  expect(choice.packageManager).toBe('pnpm');
  expect([options.git.defaultValue, choice.git]).toEqual(['yes', true]);
});

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { iconsPlugin } from './icons-plugin.ts';

const { transform, load } = iconsPlugin({
  root: import.meta.dirname,
  devDatabase: '',
  collections: ['lucide', 'simple-icons'],
});

/** Transforms a module; returns the added code and the warnings. */
function transformModule(
  code: string,
  id = '/site/app/shell.tsx',
  environment = 'client',
): { added: string | undefined; warnings: string[] } {
  const warnings: string[] = [];
  const context = {
    warn: (text: string, position: number) => void warnings.push(`${position}: ${text}`),
    environment: { name: environment, mode: 'build' },
  };
  if (typeof transform !== 'object') throw new Error('The plugin has no transform.');
  const result: unknown = Reflect.apply(transform.handler, context, [code, id]);
  const transformed = (result as { code: string } | undefined)?.code;
  return { added: transformed?.slice(code.length), warnings };
}

test.for([
  ["<Icon name='lucide:menu' />", ['lucide:menu']],
  ['const icon = "lucide:menu";', ['lucide:menu']],
  [
    "[{ icon: 'lucide:x' }, { icon: 'simple-icons:github' }, { icon: 'lucide:x' }]",
    ['lucide:x', 'simple-icons:github'],
  ],
] as const)('%s adds the icons %o', ([code, names]) => {
  const { added = '', warnings } = transformModule(code);
  expect(added).toMatch(
    /^\nimport \{ addIcons as addRectoIcons \} from 'virtual:recto\/icon-store';\naddRectoIcons\(/u,
  );
  const icons = JSON.parse(added.slice(added.indexOf('({') + 1, added.lastIndexOf(')'))) as Record<string, object>;
  expect(Object.keys(icons)).toEqual(names);
  expect(icons[names[0]]).toEqual({ body: expect.stringMatching(/^<(?:path|g) /u) as string, viewBox: '0 0 24 24' });
  expect(warnings).toEqual([]);
});

test.for(['`lucide:${name}`', "'mdi:menu'", "'see lucide:menu'", '// lucide:menu', "'lucide:'", '\'lucide:menu"'])(
  '%s adds no icons',
  (code) => {
    expect(transformModule(code)).toEqual({ added: undefined, warnings: [] });
  },
);

test('warns about an unknown name with its position', () => {
  const { added, warnings } = transformModule("const icon = 'lucide:mneu';");
  expect(added).toBeUndefined();
  expect(warnings).toEqual([
    '13: There is no icon "lucide:mneu". Correct its name; all names are at https://icon-sets.iconify.design/lucide/.',
  ]);
});

test.for([
  ['/site/node_modules/other/index.js', false],
  ['/site/node_modules/@recto/ui/src/shell/header.tsx', true],
  ['/packages/ui/src/shell/header.tsx', true],
] as const)('adds icons to %s: %s', ([id, expected]) => {
  expect(transformModule("'lucide:menu'", id).added !== undefined).toBe(expected);
});

const shell = fileURLToPath(new URL('../../shell/shell.tsx', import.meta.url));

test.for([
  ['client', false],
  ['ssr', true],
] as const)('in the %s environment, adds icons to the shell module: %s', ([environment, expected]) => {
  expect(transformModule("'lucide:menu'", shell, environment).added !== undefined).toBe(expected);
});

test.for([
  ['client', 'build', ['lucide:menu', 'lucide:x']],
  ['client', 'dev', []],
  ['ssr', 'build', []],
] as const)('in the %s environment, mode %s, virtual:recto/shell-icons contains %o', async ([name, mode, expected]) => {
  const modules: Record<string, string> = { [shell]: "'lucide:x'", '\0virtual:recto/app.js': '"lucide:menu"' };
  const context = {
    environment: { name, mode },
    load: async ({ id }: { id: string }) => await Promise.resolve({ code: modules[id] ?? null }),
  };
  if (typeof load !== 'function') throw new Error('The plugin has no load function.');
  const code = String(await Reflect.apply(load, context, ['\0virtual:recto/shell-icons', {}]));
  const icons = JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)) as Record<string, object>;
  expect(Object.keys(icons)).toEqual(expected);
});

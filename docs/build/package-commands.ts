import { isElement, textOf } from '@recto/content';
import type { Transformer, TreeElement, TreeNode } from '@recto/content';

/** Options of `packageCommands`. */
interface PackageCommandsOptions {
  /** Whether the packages of Recto are on the npm registry. */
  isPublished: boolean;
}

/** The command that creates a site from the registry, and from a clone of the repository. */
const CREATE = 'npm create recto@latest';
const CREATE_FROM_CLONE = 'node packages/create-recto/bin/create-recto.mjs';

/** The packages of this repository, which are installed from the registry only if they are on it. */
const OWN_PACKAGES = /@recto\//u;

const MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;
type Manager = (typeof MANAGERS)[number];

/**
 * Creates a transformer for the commands that install packages:
 * - Commands that install packages have a tab for each package manager.
 * - Until the packages of Recto are published, sites are created with the script of a clone.
 * - The component `until-published`, in a text or around blocks, has notes for that time. Then it is left out.
 * - The command on the home page is the one that creates a site.
 */
export function packageCommands(options: PackageCommandsOptions): Transformer {
  return {
    name: 'package commands',
    extensions: ['md'],
    transform: (document) => ({
      ...document,
      data: replaceCommand(document.data, options),
      body: { ...document.body, nodes: document.body.nodes.flatMap((node) => replace(node, options)) },
    }),
  };
}

/** The command on the home page clones the repository; then it creates a site. */
function replaceCommand(
  data: Record<string, unknown>,
  { isPublished }: PackageCommandsOptions,
): Record<string, unknown> {
  return isPublished && data['command'] !== undefined ? { ...data, command: CREATE } : data;
}

function replace(node: TreeNode, options: PackageCommandsOptions): TreeNode[] {
  if (!isElement(node)) return [node];
  const [tag, props, ...children] = node;
  if (tag === 'until-published') return options.isPublished ? [] : children.flatMap((child) => replace(child, options));
  if (tag === 'pre') return [replaceBlock(node, options)];
  // A code group already has its own tabs.
  if (tag === 'code-group') return [node];
  if (tag === 'code' && !options.isPublished) return [[tag, props, fromClone(textOf(node))]];
  return [[tag, props, ...children.flatMap((child) => replace(child, options))]];
}

function replaceBlock(block: TreeElement, { isPublished }: PackageCommandsOptions): TreeElement {
  const [tag, props] = block;
  if (props['language'] !== 'bash' || props['filename'] !== undefined) return block;
  const lines = textOf(block).replace(/\n$/u, '').split('\n');
  const withText = (text: string, filename?: string): TreeElement => [
    tag,
    { ...props, ...(filename !== undefined && { filename }) },
    ['code', { class: 'language-bash' }, text],
  ];
  const needsRegistry = lines.some(
    (line) => line === 'npm install' || line.startsWith(CREATE) || OWN_PACKAGES.test(line),
  );
  if (needsRegistry && !isPublished) return withText(lines.map(fromClone).join('\n'));
  const commands = MANAGERS.map((manager) => lines.map((line) => translateCommand(line, manager)));
  const installs = lines.some((line) => /^npm (?:install|create)\b/u.test(line));
  if (!installs || commands.flat().includes(undefined)) return block;
  return ['code-group', {}, ...MANAGERS.map((manager, index) => withText(commands[index]?.join('\n') ?? '', manager))];
}

function fromClone(text: string): string {
  if (!text.startsWith(CREATE)) return text;
  // npm passes the options after `--` to the script.
  return text.replace(CREATE, CREATE_FROM_CLONE).replace(' -- ', ' ');
}

/** Returns a command of npm as a command of another package manager, or `undefined` if it has none. */
export function translateCommand(line: string, manager: Manager): string | undefined {
  if (manager === 'npm' || line.startsWith('cd ')) return line;
  const [, name = '', rest = ''] = /^npm (?<name>install|create|run)(?: (?<rest>.*))?$/u.exec(line) ?? [];
  if (name === 'run') return `${manager} run ${rest}`;
  if (name === 'create') return `${manager} create ${rest.replace('@latest', '').replace(' -- ', ' ')}`;
  if (name !== 'install') return undefined;
  if (rest === '') return `${manager} install`;
  const flags = rest.split(' ').filter((word) => word.startsWith('-'));
  if (flags.some((flag) => flag !== '--save-dev')) return undefined;
  return `${manager} add ${rest.replace('--save-dev', manager === 'pnpm' ? '--save-dev' : '--dev')}`;
}

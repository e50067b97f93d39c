import { ContentError } from '../../errors.ts';

/** A plugin of markdown-it: it adds rules to the parser. Only its tokens count, since text becomes a tree, not HTML. */
export type MarkdownPlugin = (md: never) => unknown;

/** A module whose default export is a plugin. */
export type MarkdownPluginPart = () => Promise<unknown>;

/** Loads plugins. `file` is named in errors, and is that of the configuration. */
export async function loadPlugins(parts: readonly MarkdownPluginPart[], file: string): Promise<MarkdownPlugin[]> {
  return pluginsIn(await Promise.all(parts.map(async (load) => await load())), file);
}

/** The plugins that modules export. */
export function pluginsIn(modules: readonly unknown[], file: string): MarkdownPlugin[] {
  return modules.map((imported, index) => {
    const plugin = findPlugin(imported);
    if (plugin) return plugin;
    throw new ContentError(
      'markdown/plugin',
      `The markdown plugin ${index + 1} is not a function.`,
      'Export a function by default: export default function (md) { … }.',
      { file },
    );
  });
}

/** Packages in CommonJS have their export once more inside of the default one. */
function findPlugin(imported: unknown): MarkdownPlugin | undefined {
  const exported = defaultOf(imported);
  const plugin = typeof exported === 'function' ? exported : defaultOf(exported);
  return typeof plugin === 'function' ? (plugin as MarkdownPlugin) : undefined;
}

function defaultOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'default' in value ? value.default : undefined;
}

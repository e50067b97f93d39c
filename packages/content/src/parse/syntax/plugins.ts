import { ContentError } from '../../errors.ts';

/** A plugin of markdown-it that adds rules to the parser. Its tokens are used, but not its HTML renderers. */
export type MarkdownPlugin = (md: never) => unknown;

/** Imports a module whose default export is a plugin. */
export type MarkdownPluginPart = () => Promise<unknown>;

/** Loads plugins. `file` is the configuration file, for error messages. */
export async function loadPlugins(parts: readonly MarkdownPluginPart[], file: string): Promise<MarkdownPlugin[]> {
  return pluginsIn(await Promise.all(parts.map(async (load) => await load())), file);
}

/** Returns the plugins that modules export; throws if one is not a function. */
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

/** Returns the plugin of a module. CommonJS packages have a second `default` inside the default export. */
function findPlugin(imported: unknown): MarkdownPlugin | undefined {
  const exported = defaultOf(imported);
  const plugin = typeof exported === 'function' ? exported : defaultOf(exported);
  return typeof plugin === 'function' ? (plugin as MarkdownPlugin) : undefined;
}

function defaultOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'default' in value ? value.default : undefined;
}

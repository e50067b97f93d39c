import { pluginsIn, readSource, setMarkdownPlugins } from '@recto/content/source';
import type { SourceTree } from '@recto/content/source';
import { plugins } from 'virtual:recto/markdown';

// Not awaited: with a top-level await, the bundler would put the entries of the whole site into separate files.
if (plugins.length > 0) setMarkdownPlugins(pluginsIn(plugins, 'recto.config.ts'));

/**
 * Parses the blocks of a markdown file with their positions. Syntax of the site's plugins is recognised and kept as raw
 * source.
 */
export function readSiteSource(text: string, file?: string): SourceTree {
  return readSource(text, file);
}

/** Where the rows of a collection come from, as people write it and as the engine reads it. */

interface FolderSourceConfig {
  /** Glob patterns below the folder (below each language's folder where there are several). */
  include: string | readonly string[];
  /** Patterns of files that stay out. */
  exclude?: string | readonly string[];
  /** Replaces the fixed start of the pattern in the address: `docs/**` with `/guide` puts `docs/a.md` at `/guide/a`. */
  prefix?: string;
  /**
   * Another folder than the content folder, absolute or below it.
   * @default the content folder
   */
  cwd?: string;
  /** There may be no such files; without it, that is a warning. */
  optional?: boolean;
}

interface GitSourceConfig extends Omit<FolderSourceConfig, 'cwd' | 'optional'> {
  /** Address of a git repository: `https:`, `ssh:`, `git:`, `file:`, or an absolute path. */
  repository: string;
  /**
   * Branch or tag.
   * @default the repository's own
   */
  branch?: string;
  /**
   * Folder of the repository that holds the content.
   * @default its root
   */
  folder?: string;
}

/** Rows from anywhere: a key is a file name, an item is the text of such a file. */
export interface CustomSource {
  /** Names of the files: an ending says how each is read, a folder where it stands. */
  getKeys: () => readonly string[] | Promise<readonly string[]>;
  /** The text of one of them. */
  getItem: (key: string) => string | Promise<string>;
  /** Address that those of the files are put below. */
  prefix?: string;
}

export type SourceConfig = string | FolderSourceConfig | GitSourceConfig | CustomSource;

interface Patterns {
  include: readonly string[];
  exclude: readonly string[];
  prefix: string | undefined;
}

interface FolderSource extends Patterns {
  kind: 'folder';
  cwd: string | undefined;
  optional: boolean;
}

interface GitSource extends Patterns {
  kind: 'git';
  repository: string;
  branch: string | undefined;
  folder: string;
}

export type Source = FolderSource | GitSource | (Patterns & { kind: 'custom' } & Omit<CustomSource, 'prefix'>);

export function resolveSources(config: SourceConfig | readonly SourceConfig[]): Source[] {
  return (isList(config) ? config : [config]).map(resolveSource);
}

function resolveSource(config: SourceConfig): Source {
  if (typeof config === 'string') return resolveSource({ include: config });
  const { prefix } = config;
  if ('getKeys' in config) {
    const { getKeys, getItem } = config;
    return { kind: 'custom', getKeys, getItem, include: ['**'], exclude: [], prefix };
  }
  const patterns: Patterns = { include: toList(config.include), exclude: toList(config.exclude ?? []), prefix };
  if ('repository' in config) {
    const { repository, branch, folder = '' } = config;
    return { kind: 'git', ...patterns, repository, branch, folder };
  }
  return { kind: 'folder', ...patterns, cwd: config.cwd, optional: config.optional ?? false };
}

function toList(value: string | readonly string[]): readonly string[] {
  return typeof value === 'string' ? [value] : value;
}

function isList(config: SourceConfig | readonly SourceConfig[]): config is readonly SourceConfig[] {
  return Array.isArray(config);
}

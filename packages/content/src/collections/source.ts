/** Sources of a collection, as written in the configuration and as resolved. */

interface FolderSourceConfig {
  /** Glob patterns relative to the folder, or to the folder of each language if there are several. */
  include: string | readonly string[];
  /** Patterns of files to exclude. */
  exclude?: string | readonly string[];
  /** Replaces the fixed start of the pattern in paths: `docs/**` with `/guide` puts `docs/a.md` at `/guide/a`. */
  prefix?: string;
  /**
   * A different folder, absolute or relative to the content folder.
   * @default the content folder
   */
  cwd?: string;
  /** Whether the files may be missing; otherwise that is a warning. */
  optional?: boolean;
}

interface GitSourceConfig extends Omit<FolderSourceConfig, 'cwd' | 'optional'> {
  /** URL of a git repository (`https:`, `ssh:`, `git:` or `file:`), or an absolute path. */
  repository: string;
  /**
   * Branch or tag.
   * @default the default branch of the repository
   */
  branch?: string;
  /**
   * Folder of the repository that contains the content.
   * @default its root
   */
  folder?: string;
}

/** A source with rows from anywhere: a key is a file name, an item is the text of that file. */
export interface CustomSource {
  /** Returns the file names. The extension selects the parser, the folders are part of the path. */
  getKeys: () => readonly string[] | Promise<readonly string[]>;
  /** Returns the text of a file. */
  getItem: (key: string) => string | Promise<string>;
  /** Prefix of the paths of the files. */
  prefix?: string;
}

/** A source as written in the configuration. A string is a glob pattern. */
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

/** A resolved source. */
export type Source = FolderSource | GitSource | (Patterns & { kind: 'custom' } & Omit<CustomSource, 'prefix'>);

/** Resolves the sources of a collection. */
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

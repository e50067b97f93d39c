import type { FeatureContext } from '@recto/site/server';
import { STUDIO_FOLDER } from '../feature/paths.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import type { ContentProblem } from '../repository/repository-error.ts';
import type { SourceFolder } from '../source/source-folder.ts';
import type { ContentActions } from './steps.ts';

/** Options of `createContentActions`. */
export interface ContentActionsOptions extends Pick<FeatureContext, 'buildContent' | 'switchContent' | 'report'> {
  /** Files of the site at a commit. */
  source: SourceFolder;
  /** Folders that the studio edits. */
  folders: StudioFolders;
}

/** Checks and builds content with the builder of the server. Without one, commits are checked and built elsewhere. */
export function createContentActions(options: ContentActionsOptions): ContentActions {
  const { source, folders, buildContent, switchContent, report } = options;
  if (!buildContent || !switchContent) return { content: undefined };
  /** Hides server paths and stack traces from people; the log contains them. */
  const hide = (error: unknown): never => {
    report(error, `${STUDIO_FOLDER}/publish`);
    throw new Error('The content could not be built. See the log of the server.');
  };
  const isBelow = (path: string): boolean => path.startsWith(`${folders.content}/`);

  return {
    async checkContent(plan, parent) {
      if (![...plan.writes, ...plan.deletions].some(({ path }) => isBelow(path))) return [];
      const check = source.use(async (files): Promise<ContentProblem[]> => {
        const { root } = await files.checkout(parent);
        await files.apply(plan);
        const { errors } = await buildContent({ source: `${root}/${folders.content}`, checkOnly: true });
        return errors.map(({ file, line, message, hint }) => ({
          path: file === undefined ? folders.content : `${folders.content}/${file}`,
          ...(line !== undefined && { line }),
          reason: `${message} ${hint}`.trim(),
        }));
      });
      return await check.catch(hide);
    },
    content: {
      async build(revision) {
        const build = source.use(async (files) => {
          const { root, changed } = await files.checkout(revision);
          const changedContent = changed && Object.entries(changed).filter(([path]) => isBelow(path));
          const times = changedContent?.map(([path, time]) => [path.slice(folders.content.length + 1), time] as const);
          return await buildContent({
            source: `${root}/${folders.content}`,
            publicFolder: `${root}/${folders.public}`,
            ...(times && { changed: Object.fromEntries(times) }),
          });
        });
        const { version, errors } = await build.catch(hide);
        if (version !== undefined) return version;
        const [first] = errors;
        throw new Error(first ? `${first.file ?? ''}:${first.line ?? ''} ${first.message}` : 'No version was built.');
      },
      activate: async () => {
        await switchContent();
      },
    },
  };
}

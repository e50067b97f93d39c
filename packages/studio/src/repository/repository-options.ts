import { z } from 'zod';
import { checkSpelling } from '../paths/check-path.ts';

const url = z.url({ protocol: /^https?$/u, error: 'Write the URL of the API: https://host/api/v1.' });
const ownerAndName = z.string().regex(/^[\w.-]+(?:\/[\w.-]+)+$/u, 'Write owner/name.');
const person = z.strictObject({ name: z.string().min(1), email: z.string().min(1) });

const folder = z.string().refine((text) => checkSpelling(text) === undefined, 'Write a folder such as docs/content.');

const commonOptions = {
  /** The published branch; by default that of the site's repository. */
  branch: z.string().min(1).optional(),
  /** Folder of the site in the repository; by default that of the site's repository. */
  rootDir: z.union([z.literal(''), folder]).optional(),
  /** Folder of the content files, relative to that of the site. */
  contentDir: folder.default('content'),
  /** Folder of public files, relative to that of the site. */
  publicDir: folder.default('public'),
};

/** Where the files of the site are stored. Tokens are read from the environment of the server. */
export const repositorySchema = z.discriminatedUnion('host', [
  z.strictObject({
    ...commonOptions,
    host: z.literal('local'),
    /** A folder inside the git repository, relative to the working directory of the server. */
    folder: z.string().default('.'),
    /** A remote that commits are pushed to, by name or URL. */
    remote: z.string().min(1).optional(),
  }),
  z.strictObject({
    ...commonOptions,
    host: z.literal('github'),
    /** `owner/name`; by default that of the site's repository. */
    repository: ownerAndName.optional(),
    /** API URL of GitHub Enterprise Server: `https://host/api/v3`. */
    url: url.optional(),
  }),
  z.strictObject({
    ...commonOptions,
    host: z.literal('gitlab'),
    /** `group/name`; by default that of the site's repository. */
    repository: ownerAndName.optional(),
    /** API URL of a self-managed GitLab: `https://host/api/v4`. */
    url: url.optional(),
  }),
  z.strictObject({
    ...commonOptions,
    host: z.literal('gitea'),
    /** `owner/name`; by default that of the site's repository. */
    repository: ownerAndName.optional(),
    /** API URL of Gitea or Forgejo: `https://host/api/v1`. */
    url: url,
  }),
]);

/** How commits are created. */
export const commitSettingsSchema = z.strictObject({
  /**
   * First line of commit messages, in which `{summary}`, `{author}`, `{files}` (their number) and `{path}` are
   * replaced.
   */
  message: z.string().min(1).optional(),
  /** Committer; by default the author of the changes. */
  committer: person.optional(),
  /** Signs commits. The path or id of the key is read from `RECTO_STUDIO_SIGNING_KEY`. */
  signing: z.enum(['ssh', 'openpgp']).optional(),
});

/** Settings of the repository with all defaults. */
export type RepositorySettings = z.output<typeof repositorySchema>;
/** Settings of commits with all defaults. */
export type CommitSettings = z.output<typeof commitSettingsSchema>;

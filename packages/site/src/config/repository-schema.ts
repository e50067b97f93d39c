import { z } from 'zod';

const nonEmptyText = z.string().min(1);

/** Option `repository`: where the source of the site is hosted. */
export const repositorySchema = z.strictObject({
  /** Account that owns the repository. */
  owner: nonEmptyText,
  /** Name of the repository. */
  name: nonEmptyText,
  /** Branch that is published and edited. */
  branch: nonEmptyText.default('main'),
  /** Folder of the site in the repository. */
  rootDir: z.string().default(''),
  /** URL of the Git server: `https://gitlab.com`, `https://codeberg.org`, or your own. */
  host: z.url({ protocol: /^https?$/u }).default('https://github.com'),
  /**
   * Software of your own Git server, which determines the form of its URLs. Detected for GitHub, GitLab, Codeberg and
   * Bitbucket.
   */
  software: z.enum(['github', 'gitlab', 'gitea', 'bitbucket']).optional(),
  /** URL for editing a page, with `{path}` for its file in the repository and `{branch}`. `false` removes the link. */
  editUrl: z
    .union([
      z.literal(false),
      nonEmptyText.regex(/^https?:\/\/.*\{path\}/u, {
        error: 'Write a URL that contains {path}: https://edit.example/{path}.',
      }),
    ])
    .optional(),
});

import { z } from 'zod';

/** The parts of Gitea and Forgejo responses that the studio reads. */

/** A branch. */
export const branchSchema = z.object({ commit: z.object({ id: z.string() }) });

/** One page of the file list of a commit: the API returns it in pages. */
export const treeSchema = z.object({
  total_count: z.number(),
  tree: z
    .array(z.object({ path: z.string(), mode: z.string(), sha: z.string() }))
    .nullable()
    .transform((tree) => tree ?? []),
});

/** A blob; without content if the file is too large for JSON. */
export const blobSchema = z.object({ content: z.string().nullish(), size: z.number() });

/** A list of commits. */
export const commitListSchema = z.array(z.object({ sha: z.string(), commit: z.object({ message: z.string() }) }));

/** The commits of a file. */
export const fileCommitsSchema = z.array(
  z.object({
    sha: z.string(),
    parents: z
      .array(z.object({ sha: z.string() }))
      .nullish()
      .transform((parents) => parents ?? []),
    commit: z.object({ message: z.string(), author: z.object({ name: z.string(), date: z.string() }) }),
  }),
);

/** Response to a request that changes files. */
export const filesResponseSchema = z.object({ commit: z.object({ sha: z.string() }) });

/** A pull request. */
export const pullSchema = z.object({ number: z.number(), html_url: z.string() });

/** Combined status of a commit. */
export const combinedStatusSchema = z.object({
  statuses: z
    .array(z.object({ status: z.string(), target_url: z.string().nullish() }))
    .nullish()
    .transform((statuses) => statuses ?? []),
});

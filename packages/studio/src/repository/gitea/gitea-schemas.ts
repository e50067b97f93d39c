import { z } from 'zod';

/** What the studio reads of the answers of Gitea and Forgejo. */

export const branchSchema = z.object({ commit: z.object({ id: z.string() }) });

export const treeSchema = z.object({
  total_count: z.number(),
  tree: z
    .array(z.object({ path: z.string(), mode: z.string(), sha: z.string() }))
    .nullable()
    .transform((tree) => tree ?? []),
});

/** Without content where the file is larger than the host puts into JSON. */
export const blobSchema = z.object({ content: z.string().nullish(), size: z.number() });

export const commitListSchema = z.array(z.object({ sha: z.string(), commit: z.object({ message: z.string() }) }));

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

export const filesSchema = z.object({ commit: z.object({ sha: z.string() }) });

export const pullSchema = z.object({ number: z.number(), html_url: z.string() });

export const combinedStatusSchema = z.object({
  statuses: z
    .array(z.object({ status: z.string(), target_url: z.string().nullish() }))
    .nullish()
    .transform((statuses) => statuses ?? []),
});

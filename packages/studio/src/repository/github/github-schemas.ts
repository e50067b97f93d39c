import { z } from 'zod';

/** The parts of GitHub responses that the studio reads. */

/** A git reference. */
export const refSchema = z.object({ object: z.object({ sha: z.string() }) });

/** An object id. */
export const shaSchema = z.object({ sha: z.string() });

/** A commit object. */
export const commitSchema = z.object({ sha: z.string(), tree: shaSchema });

/** A tree object. */
export const treeSchema = z.object({
  truncated: z.boolean(),
  tree: z.array(z.object({ path: z.string(), mode: z.string(), type: z.string(), sha: z.string() })),
});

/** A blob object. */
export const blobSchema = z.object({ encoding: z.literal('base64'), content: z.string() });

/** Comparison of two commits. */
export const comparisonSchema = z.object({
  total_commits: z.number(),
  commits: z.array(z.object({ sha: z.string(), commit: z.object({ message: z.string() }) })),
});

/** A list of commits. */
export const commitListSchema = z.array(
  z.object({
    sha: z.string(),
    parents: z.array(shaSchema),
    commit: z.object({
      message: z.string(),
      author: z.object({ name: z.string().optional(), date: z.string().optional() }).nullable(),
    }),
  }),
);

/** Statuses of a commit. Older services report a status, newer ones a check. */
export const statusSchema = z.object({
  statuses: z.array(
    z.object({ state: z.enum(['error', 'failure', 'pending', 'success']), target_url: z.string().nullable() }),
  ),
});

/** Check runs of a commit. */
export const checksSchema = z.object({
  check_runs: z.array(
    z.object({
      status: z.string(),
      conclusion: z.string().nullable(),
      details_url: z.string().nullish(),
      html_url: z.string().nullish(),
    }),
  ),
});

/** A pull request. */
export const pullSchema = z.object({ number: z.number(), html_url: z.string() });

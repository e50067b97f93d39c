import { z } from 'zod';

/** What the studio reads of GitHub's answers. */

export const refSchema = z.object({ object: z.object({ sha: z.string() }) });

export const shaSchema = z.object({ sha: z.string() });

export const commitSchema = z.object({ sha: z.string(), tree: shaSchema });

export const treeSchema = z.object({
  truncated: z.boolean(),
  tree: z.array(z.object({ path: z.string(), mode: z.string(), type: z.string(), sha: z.string() })),
});

export const blobSchema = z.object({ encoding: z.literal('base64'), content: z.string() });

export const comparisonSchema = z.object({
  total_commits: z.number(),
  commits: z.array(z.object({ sha: z.string(), commit: z.object({ message: z.string() }) })),
});

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

/** Older services report a status, newer ones a check. */
export const statusSchema = z.object({
  statuses: z.array(
    z.object({ state: z.enum(['error', 'failure', 'pending', 'success']), target_url: z.string().nullable() }),
  ),
});

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

export const pullSchema = z.object({ number: z.number(), html_url: z.string() });

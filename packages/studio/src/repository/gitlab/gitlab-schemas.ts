import { z } from 'zod';

/** What the studio reads of GitLab's answers. */

export const branchSchema = z.object({ commit: z.object({ id: z.string() }) });

export const treeSchema = z.array(z.object({ id: z.string(), path: z.string(), mode: z.string() }));

export const commitSchema = z.object({ id: z.string(), message: z.string() });

export const fileCommitSchema = commitSchema.extend({
  author_name: z.string(),
  authored_date: z.string(),
  parent_ids: z.array(z.string()),
});

export const mergeRequestSchema = z.object({ iid: z.number(), web_url: z.string() });

export const statusesSchema = z.array(
  z.object({ status: z.string(), target_url: z.string().nullish(), allow_failure: z.boolean().default(false) }),
);

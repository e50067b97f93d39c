import { z } from 'zod';

/** The parts of GitLab responses that the studio reads. */

/** A branch. */
export const branchSchema = z.object({ commit: z.object({ id: z.string() }) });

/** A page of a tree. */
export const treeSchema = z.array(z.object({ id: z.string(), path: z.string(), mode: z.string() }));

/** A commit. */
export const commitSchema = z.object({ id: z.string(), message: z.string() });

/** A commit of a file. */
export const fileCommitSchema = commitSchema.extend({
  author_name: z.string(),
  authored_date: z.string(),
  parent_ids: z.array(z.string()),
});

/** A merge request. */
export const mergeRequestSchema = z.object({ iid: z.number(), web_url: z.string() });

/** Statuses of a commit. */
export const statusesSchema = z.array(
  z.object({ status: z.string(), target_url: z.string().nullish(), allow_failure: z.boolean().default(false) }),
);

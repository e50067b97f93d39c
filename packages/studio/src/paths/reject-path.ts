import { problemResponse } from '../repository/error-response.ts';
import { checkNewPath, checkPath } from './check-path.ts';
import { describeReason } from './path-reason.ts';

/** Returns an error response for a path that the studio may not touch, or `undefined` if it may. */
export function rejectPath(path: string, folders: readonly string[], { isNew = false } = {}): Response | undefined {
  const reason = checkPath(path, folders) ?? (isNew ? checkNewPath(path) : undefined);
  if (reason === undefined) return undefined;
  return problemResponse(400, {
    code: 'path',
    message: `The path ${JSON.stringify(path.slice(0, 200))} ${describeReason(reason, folders)}.`,
    hint: 'Use a path from the root of the repository, inside these folders.',
    reason,
    values: { folders: folders.map((folder) => `${folder}/`).join(', ') },
  });
}

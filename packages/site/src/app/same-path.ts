/** Whether two paths lead to the same page: a trailing slash makes no difference. */
export function isSamePath(one: string, other: string): boolean {
  return withoutSlash(one) === withoutSlash(other);
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/u, '') : path;
}

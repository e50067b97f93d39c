/** Whether a path of a file stays in the folder that it is relative to, on every system. */
export function isInsideSite(path: string): boolean {
  const segments = path.split('/');
  return !segments.some((segment) => ['', '.', '..'].includes(segment)) && !/[\\\0]|^[a-z]:/iu.test(path);
}

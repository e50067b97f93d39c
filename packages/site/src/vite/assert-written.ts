/** Fails where a file of a static build is missing: Nitro goes on without those whose request fails. */
export function assertWritten(expected: ReadonlySet<string>, done: readonly { route: string }[]): void {
  const known = new Set(done.map(({ route }) => route));
  const missing = [...expected].filter((route) => !known.has(route) && !known.has(decodeURI(route)));
  if (missing.length === 0) return;
  const [first] = missing;
  throw new Error(
    `${missing.length} of ${expected.size} files were not written, ${first} first: the machine did not answer in time. Build again.`,
  );
}

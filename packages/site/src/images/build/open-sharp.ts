import type sharp from 'sharp';

let opened: Promise<typeof sharp | undefined> | undefined;

/** What draws pictures; `undefined` where it does not run: it is a native package. */
export async function openSharp(): Promise<typeof sharp | undefined> {
  opened ??= import('sharp').then(
    (module) => module.default,
    () => undefined,
  );
  return await opened;
}

import type sharp from 'sharp';

let opened: Promise<typeof sharp | undefined> | undefined;

/** Loads sharp, which resizes images; `undefined` if this native package does not run on the machine. */
export async function openSharp(): Promise<typeof sharp | undefined> {
  opened ??= import('sharp').then(
    (module) => module.default,
    () => undefined,
  );
  return await opened;
}

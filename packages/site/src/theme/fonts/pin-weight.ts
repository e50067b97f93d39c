// oxlint-disable-next-line typescript/triple-slash-reference -- a site that uses this file as source finds the types in no other way
/// <reference path="./subset-font.d.ts" />
import subsetFont from 'subset-font';
import { openFont } from './open-font.ts';

/** Converts a variable font to one with a fixed weight, because image renderers do not support variable fonts. */
export async function pinWeight(data: Buffer, weight: number): Promise<Buffer> {
  const { characters } = await openFont(data);
  return await subsetFont(data, String.fromCodePoint(...characters), {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
}

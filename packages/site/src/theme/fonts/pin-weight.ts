// oxlint-disable-next-line typescript/triple-slash-reference -- a site that reads this file as source has no other way to the types
/// <reference path="./subset-font.d.ts" />
import subsetFont from 'subset-font';
import { openFont } from './open-font.ts';

/** A font with a range of weights, in one of them: programs that draw pictures know no ranges. */
export async function pinWeight(data: Buffer, weight: number): Promise<Buffer> {
  const { characters } = await openFont(data);
  return await subsetFont(data, String.fromCodePoint(...characters), {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
}

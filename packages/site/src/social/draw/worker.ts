/**
 * The worker that renders cards, one at a time. It is bundled into one file of the kit and receives the kit's folder as
 * `workerData`.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { openKit } from '../drawing-kit.ts';
import type { SocialCard } from '../social-card.ts';
import { drawCard } from './draw-card.ts';
import type { DrawResponse, DrawRequest } from './draw-message.ts';
import { createFontOpener, missingCharacters } from './open-fonts.ts';

const { folder } = workerData as { folder: string };
const kit = openKit(folder);
if (!kit || !parentPort) throw new Error(`The folder ${folder} contains no kit for social images.`);
const port = parentPort;
const { general, look } = kit;
const fontsOf = createFontOpener(kit, folder);
let drawnGeneral: Promise<Buffer> | undefined;

const draw = async (card: SocialCard): Promise<DrawResponse> => {
  const { title, text } = fontsOf(card.locale);
  const missing = [
    ...missingCharacters(card.title + card.site, title),
    ...missingCharacters(card.above + card.below + card.host, text),
  ];
  const isGeneral = JSON.stringify(card) === JSON.stringify(general);
  if (missing.length === 0 || isGeneral)
    return { png: copyOf(await drawCard(card, fontsOf(card.locale), look)), missing };
  drawnGeneral ??= drawCard(general, fontsOf(general.locale), look);
  return { png: copyOf(await drawnGeneral), missing };
};

/** Copies the bytes to a buffer that can be transferred to another thread. */
function copyOf(bytes: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

const respond = async ({ card }: DrawRequest): Promise<void> => {
  const result = await draw(card).catch((error: unknown) => ({
    error: error instanceof Error ? error.message : String(error),
  }));
  port.postMessage(result, 'png' in result ? [result.png.buffer] : []);
};

port.on('message', (request: DrawRequest) => {
  void respond(request);
});
port.postMessage({ isReady: true } satisfies DrawResponse);

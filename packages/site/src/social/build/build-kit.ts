import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../app/site.ts';
import { KIT_FILE, KIT_NOTICES, openKit } from '../drawing-kit.ts';
import type { DrawingKit, OpenKit } from '../drawing-kit.ts';
import { generalCard } from '../server/card-of-page.ts';
import { bundleWorker, readRenderCode } from './bundle-worker.ts';
import { resolveLook } from './card-look.ts';
import { findFontSources } from './font-sources.ts';
import type { FontSourcesOptions } from './font-sources.ts';
import { writeFonts } from './write-fonts.ts';

/** Options of `buildKit`. */
export interface KitOptions extends Omit<FontSourcesOptions, 'locales'> {
  site: Site;
  publicDir: string;
  /** Folder in which kits are cached for the next build. */
  cache: string;
}

const PREFIX = 'kit-';

/** Builds the kit for rendering images, or finds it from an earlier build. Returns `undefined` if fonts are missing. */
export async function buildKit({ site, publicDir, cache, ...fonts }: KitOptions): Promise<OpenKit | undefined> {
  const sources = await findFontSources({ ...fonts, locales: site.locales });
  if (!sources) return undefined;
  const { themeColor, colors, icon } = site;
  const paper = themeColor?.light ?? '#ffffff';
  const look = resolveLook({ paper, accent: colors?.primary ?? 'green', icon }, publicDir);
  const fontIds = Object.entries(sources).map(([code, { title, text }]) => [
    code,
    [...title, ...text].map(({ id, weight }) => [id, weight]),
  ]);
  const general = generalCard(site);
  const version = hash('sha256', JSON.stringify([readRenderCode(), look, general, fontIds])).slice(0, 16);
  const folder = join(cache, PREFIX + version);
  const cachedKit = openKit(folder);
  if (cachedKit) return cachedKit;
  const next = `${folder}.${process.pid}`;
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  const [notices, fontFiles] = await Promise.all([bundleWorker(next), writeFonts(sources, next)]);
  await writeFile(join(next, KIT_NOTICES), JSON.stringify(notices));
  const kit: DrawingKit = { version, general, look, ...fontFiles };
  await writeFile(join(next, KIT_FILE), JSON.stringify(kit));
  try {
    await rename(next, folder);
  } catch (error) {
    // Another build has created it in the meantime.
    if (!existsSync(join(folder, KIT_FILE))) throw error;
    await rm(next, { recursive: true, force: true });
  }
  await prune(cache, PREFIX + version);
  return openKit(folder);
}

/** Removes other kits: their images are invalid. */
async function prune(cache: string, current: string): Promise<void> {
  const old = (await readdir(cache)).filter((name) => name !== current);
  await Promise.all(old.map(async (name) => rm(join(cache, name), { recursive: true, force: true })));
}

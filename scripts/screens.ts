/** npm run screens <folder>: takes screenshots of every screen and of the gallery, for a visual review. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { takeGallery } from './screens/gallery.ts';
import { takeSite } from './screens/site.ts';

const folder = resolve(process.argv[2] ?? '.cache/screens');
mkdirSync(folder, { recursive: true });
await takeSite(folder);
await takeGallery(folder);
process.stdout.write(`The screenshots are in ${folder}\n`);

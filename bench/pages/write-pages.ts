/** node write-pages.ts <folder> <count>: writes the generated pages into a folder. */
import { writePages } from './generate-pages.ts';

const [folder = '', count = ''] = process.argv.slice(2);
await writePages(folder, Number(count));

import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { docs } from './project.mjs';

/** Folder of the bar above demos. */
const parts = join(docs, 'demo');
/** Folders of builds, which are not copied. */
const LEFT_OUT = new Set(['.output', '.output-static', '.recto', 'node_modules']);

const CONFIG = `import config from './template.config.ts';

export default { ...config, styles: './demo.css', slots: { header: () => import('./demo-header.tsx') } };
`;

/**
 * Writes a site with the files of a template and a bar above its header, which leads back to the website. The content is
 * a link to that of the template, so that Git knows when its pages were changed.
 */
export function writeDemoSite(template, target) {
  rmSync(target, { recursive: true, force: true });
  const content = join(template, 'content');
  const isCopied = (file) => file !== content && !LEFT_OUT.has(basename(file));
  cpSync(template, target, { recursive: true, filter: isCopied });
  symlinkSync(content, join(target, 'content'));
  renameSync(join(target, 'recto.config.ts'), join(target, 'template.config.ts'));
  writeFileSync(join(target, 'recto.config.ts'), CONFIG);
  cpSync(join(parts, 'demo-header.tsx'), join(target, 'demo-header.tsx'));
  const own = join(target, 'styles.css');
  const bar = readFileSync(join(parts, 'demo.css'), 'utf8');
  writeFileSync(join(target, 'demo.css'), existsSync(own) ? `${readFileSync(own, 'utf8')}\n${bar}` : bar);
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';

/** Builds a collapsed sidebar from the tree of folders, as in the other systems. */
function listFolder(folder, address) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'index.md')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => {
      const name = entry.name.replace(/\.md$/, '');
      const text = name
        .split('-')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(' ');
      return entry.isDirectory()
        ? { text, collapsed: true, items: listFolder(join(folder, name), `${address}/${name}`) }
        : { text, link: `${address}/${name}` };
    });
}

/** Adds the titles of the front matter to the search, as the documentation of VitePress describes it. */
function renderForSearch(source, env, markdown) {
  const html = markdown.render(source, env);
  const { title } = env.frontmatter ?? {};
  return title ? markdown.render(`# ${title}`) + html : html;
}

export default defineConfig({
  title: 'Bench docs',
  description: 'Bench',
  cleanUrls: true,
  srcExclude: ['node_modules/**'],
  themeConfig: {
    search: { provider: 'local', options: { _render: renderForSearch } },
    sidebar: [
      { text: 'Introduction', link: '/docs/' },
      ...listFolder(join(import.meta.dirname, '..', 'docs'), '/docs'),
    ],
    outline: [2, 3],
  },
});

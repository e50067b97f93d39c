module.exports = {
  title: 'Bench docs',
  url: 'https://example.com',
  baseUrl: '/',
  trailingSlash: false,
  markdown: { format: 'detect' },
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { sidebarPath: undefined, routeBasePath: 'docs' }, blog: false, theme: {} }]],
  themeConfig: {
    navbar: { title: 'Bench docs', items: [{ type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs' }] },
    prism: { additionalLanguages: ['bash', 'json', 'yaml'] },
  },
};

import { defineSite } from '@recto/site';

/** The facts of this website. */
export const site = defineSite({
  title: 'Recto',
  icon: '/favicon.svg',
  locales: [
    { code: 'en', name: 'English' },
    { code: 'ar', name: 'العربية', dir: 'rtl' },
  ],
  redirects: {
    '/docs': '/docs/getting-started',
  },
});

/** Where the source of the site can be read and edited. */
export const repository = {
  url: 'https://github.com/recto-project/recto',
  branch: 'main',
  rootDir: 'docs',
};

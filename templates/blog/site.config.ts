import { defineSite } from '@recto/site/config';

/** The facts of your blog, all in one place. */
export const site = defineSite({
  title: 'Margins',
  owner: 'The Recto team',
  // The feed and every canonical address begin with it.
  url: 'https://margins.example',
  locales: [{ code: 'en', name: 'English' }],
  icon: '/favicon.svg',
  feed: '/rss.xml',
  colors: { primary: 'red', neutral: 'stone' },
  header: [
    { label: 'Writing', to: '/', activeOn: ['/', '/posts/**', '/tags/**'] },
    { label: 'About', to: '/about' },
  ],
});

import { defineSite } from '@recto/site/config';

/**
 * The facts of this website. Addresses ending in `.example` are reserved:
 * they stand here until somebody publishes the site.
 */
export const site = defineSite({
  title: 'Recto',
  owner: 'The Recto team',
  titleTemplate: '{page} - {site}',
  url: 'https://recto.example',
  icon: '/favicon.svg',
  smallIcon: '/favicon.ico',
  touchIcon: '/apple-touch-icon.png',
  manifest: '/site.webmanifest',
  themeColor: { light: '#fcfdfe', dark: '#0a1226' },
  locales: [
    { code: 'en', name: 'English' },
    { code: 'fr', name: 'Français' },
    { code: 'de', name: 'Deutsch' },
    { code: 'es', name: 'Español' },
    { code: 'pt_br', name: 'Português (Brasil)', language: 'pt-BR' },
    { code: 'ja', name: '日本語' },
    { code: 'zh_cn', name: '简体中文', language: 'zh-CN' },
    { code: 'ar', name: 'العربية', dir: 'rtl' },
  ],
  defaultLocale: 'en',
  repository: { owner: 'recto-project', name: 'recto', branch: 'main', rootDir: 'docs' },
  socials: {
    discord: 'https://discord.recto.example',
    bluesky: 'https://bluesky.recto.example',
    x: 'https://x.recto.example',
  },
  colors: {
    primary: 'green',
    secondary: 'sky',
    success: 'green',
    info: 'blue',
    warning: 'amber',
    error: 'red',
    neutral: 'slate',
  },
  header: [
    {
      label: 'header.documentation',
      to: '/docs/getting-started',
      icon: 'lucide:book-open',
      activeOn: ['/docs/**'],
      notActiveOn: ['/docs/studio/**'],
    },
    {
      label: 'header.studio',
      to: '/docs/studio/setup',
      icon: 'lucide:pencil-line',
      badge: { label: 'header.alpha', color: 'primary' },
      activeOn: ['/docs/studio/**'],
      children: [
        { label: 'header.studioSetup', description: 'header.studioSetupDescription', to: '/docs/studio/setup' },
        {
          label: 'header.studioAbout',
          description: 'header.studioAboutDescription',
          to: '/studio',
          activeOn: ['/studio'],
        },
        { label: 'header.pricing', description: 'header.pricingDescription', to: '/studio/pricing' },
      ],
    },
    { label: 'header.templates', to: '/templates', icon: 'lucide:layout-template' },
    { label: 'header.blog', to: '/blog', icon: 'lucide:newspaper' },
  ],
  callToAction: { label: 'header.legacyStudio', to: 'https://studio.recto.example', target: '_blank' },
});

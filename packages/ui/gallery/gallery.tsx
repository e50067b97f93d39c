import type { ReactNode } from 'react';
import { Logo } from '../src/brand/logo.tsx';
import { Footer } from '../src/shell/footer.tsx';
import { Header } from '../src/shell/header.tsx';
import type { HeaderLink, LanguageChoice } from '../src/shell/links.ts';
import { urlOf, choices, localText } from './choices.ts';
import { Buttons } from './sections/buttons.tsx';
import { Data } from './sections/data.tsx';
import { Landing } from './sections/landing.tsx';
import { CardsAndTabs } from './sections/cards-and-tabs.tsx';
import { Listings } from './sections/listings.tsx';
import { Menus } from './sections/menus.tsx';
import { Overlays } from './sections/overlays.tsx';
import { Pages } from './sections/pages.tsx';
import { BadgesAndAvatars } from './sections/badges-and-avatars.tsx';
import { Toasts } from './sections/toasts.tsx';

const { isDark } = choices;

const languages: LanguageChoice[] = [
  { name: 'English', code: 'en', lang: 'en', dir: 'ltr', isArabic: false },
  { name: 'العربية', code: 'ar', lang: 'ar', dir: 'rtl', isArabic: true },
].map(({ isArabic, ...language }) => ({
  ...language,
  dir: isArabic ? 'rtl' : 'ltr',
  to: urlOf({ isDark, isArabic }),
  active: isArabic === choices.isArabic,
}));

const links: HeaderLink[] = [
  {
    label: localText('Components', 'المكوّنات'),
    to: '#buttons',
    active: true,
    children: [
      {
        label: localText('Menus', 'القوائم'),
        to: '#menus',
        active: false,
        description: localText('Lists of actions and links', 'قوائم الإجراءات والروابط'),
      },
      {
        label: localText('Overlays', 'الطبقات'),
        to: '#overlays',
        active: false,
        description: localText('Dialogs and drawers', 'النوافذ والأدراج'),
      },
    ],
  },
];

/** Every component of the package in every state. */
export function Gallery(): ReactNode {
  return (
    <>
      <Header logo={<Logo />} title="Recto" home={urlOf(choices)} path="/" links={links} languages={languages} />
      <main id="main" className="pb-24">
        <div className="mx-auto max-w-4xl px-4 sm:px-8">
          <h1 className="display pt-12 text-4xl">{localText('Components', 'المكوّنات')}</h1>
          <Buttons />
          <BadgesAndAvatars />
          <CardsAndTabs />
          <Menus />
          <Overlays />
          <Toasts />
          <Data />
          <Pages />
        </div>
        {/* Sections of pages have the width of a page. */}
        <div className="mx-auto max-w-[96rem] px-4 sm:px-8">
          <Listings />
          <Landing />
        </div>
      </main>
      <Footer
        owner="The Recto team"
        lang={choices.isArabic ? 'ar' : 'en'}
        pages={[{ label: localText('Terms', 'الشروط'), to: '#terms' }]}
        links={[]}
      />
    </>
  );
}

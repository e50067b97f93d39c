import { Header } from '@recto/site/slots';
import type { HeaderProps } from '@recto/site/slots';
import type { ReactNode } from 'react';

/** Texts of the bar, in the languages of the templates. */
const TEXTS = {
  en: { label: 'Demo', all: 'All templates', about: 'About this template' },
  ar: { label: 'عرض تجريبي', all: 'كل القوالب', about: 'عن هذا القالب' },
  fr: { label: 'Démo', all: 'Tous les modèles', about: 'À propos de ce modèle' },
};

const [, name = ''] = /^\/demo\/([^/]+)/u.exec(import.meta.env.BASE_URL) ?? [];

/** Header of a demo, below a bar with links to the website. Every demo is built with it. */
export default function DemoHeader(props: HeaderProps): ReactNode {
  const current = props.languages.find(({ active }) => active)?.code;
  const locale = current === 'ar' || current === 'fr' ? current : 'en';
  const { label, all, about } = TEXTS[locale];
  return (
    <>
      <aside className="demo-bar" aria-label={label}>
        <a href={`/${locale}/templates`}>{all}</a>
        <a href={`/${locale}/templates/${name}`}>{about}</a>
      </aside>
      <Header {...props} />
    </>
  );
}

/** Interface texts. The texts of the notes are in `content/`. */
const texts = {
  en: {
    name: 'English',
    direction: 'ltr',
    title: 'Notes on writing',
    intro: 'A few thoughts on words and pages. They are files that your browser queries with SQL.',
    open: 'Read the notes',
    all: 'All notes',
    loading: 'Loading …',
    error: 'The notes could not be loaded',
    retry: 'Try again',
    missing: 'This note does not exist.',
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    title: 'خواطر في الكتابة',
    intro: 'أفكار قليلة عن الكلمات والصفحات. هي ملفات، ومتصفحك يسألها بلغة SQL.',
    open: 'اقرأ الخواطر',
    all: 'كل الخواطر',
    loading: 'لحظة …',
    error: 'تعذّر عرض الخواطر',
    retry: 'حاول مرة أخرى',
    missing: 'لم تُكتب هذه الخاطرة بعد.',
  },
} as const;

export type Locale = keyof typeof texts;
export type Texts = (typeof texts)[Locale];

export const LOCALES = Object.keys(texts) as Locale[];

export function isLocale(name: string): name is Locale {
  return Object.hasOwn(texts, name);
}

export function textsIn(locale: Locale): Texts {
  return texts[locale];
}

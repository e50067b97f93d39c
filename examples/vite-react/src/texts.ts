/** Words of the page itself; those of the notes are in `content/`. */
const texts = {
  en: {
    name: 'English',
    direction: 'ltr',
    title: 'Notes on writing',
    intro: 'A few thoughts on words and pages. They are files; your browser asks them in SQL.',
    open: 'Read the notes',
    all: 'All notes',
    waiting: 'One moment …',
    fault: 'The notes are not here',
    again: 'Try again',
    missing: 'This note is not written yet.',
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    title: 'خواطر في الكتابة',
    intro: 'أفكار قليلة عن الكلمات والصفحات. هي ملفات، ومتصفحك يسألها بلغة SQL.',
    open: 'اقرأ الخواطر',
    all: 'كل الخواطر',
    waiting: 'لحظة …',
    fault: 'تعذّر عرض الخواطر',
    again: 'حاول مرة أخرى',
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

import type { EditorMessages } from '../messages.tsx';

export const translationsMessages: EditorMessages['translations'] = {
  language: 'اللغة',
  back: 'كل الترجمات',
  progress: 'الصفحات المحدّثة: {done} من {count}.',
  groups: { missing: 'غير مترجمة', stale: 'تغيّر النص الأصلي', done: 'محدّثة' },
  allDone: 'كل الصفحات مترجمة ومحدّثة.',
  draft: 'غير منشورة',
  create: {
    title: '«{title}»: لا ترجمة بعد إلى {language}',
    text: 'يُنشأ ملف جديد بخصائص الملف الأصلي. يراه الزوّار عندما تنشره.',
    withText: 'البدء بالنص الأصلي',
    empty: 'البدء بنص فارغ',
    noPlace: 'لا يستطيع الاستوديو تحديد مكان هذه الترجمة. أنشئ الملف من «الملفات».',
  },
  original: 'النص الأصلي ({language})',
  translation: 'الترجمة ({language})',
  fieldLabel: '{name}، {language}',
  blockLabel: 'الكتلة {number} من {count}، {language}',
  // The direction marks keep the arrow after the name of the key.
  keys: 'للتنقّل بين الكتل اضغط Alt+↓\u200E أو Alt+↑\u200E.',
  copy: 'نسخ من النص الأصلي',
  copyAll: 'نسخ كل ما ليس فيه كلمات',
  missing: 'ناقصة',
  same: 'مطابقة للنص الأصلي',
  extra: 'في الترجمة فقط',
  state: {
    current: 'الترجمة محدّثة وفق النص الأصلي.',
    stale: 'تغيّر النص الأصلي بعد هذه الترجمة.',
    unknown: 'لا تذكر هذه الترجمة نسخة النص الأصلي التي تُرجمت عنها.',
  },
  mark: 'وضع علامة محدّثة',
  changes: 'ما تغيّر في النص الأصلي',
  changesUnknown: 'لم يُعثر على النسخة التي تُرجمت. قارن بالنص الأصلي أدناه.',
  compare: 'المقارنة بالنص الأصلي',
};

import type { SignInMessages } from '../messages/sign-in-messages.ts';

/** Messages of the sign-in page in Arabic. */
export const messages: SignInMessages = {
  title: 'تسجيل الدخول',
  lead: 'سجّل الدخول لتحرير {site}.',
  continueWith: 'المتابعة باستخدام {provider}',
  or: 'أو',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  submit: 'تسجيل الدخول',
  errors: {
    denied: 'لم تسمح بتسجيل الدخول. حاول مرة أخرى إن كان ذلك خطأ.',
    expired: 'انتهت صلاحية تسجيل الدخول هذا أو استُخدم من قبل. ابدأ من جديد.',
    failed: 'تعذّر تسجيل الدخول. حاول لاحقًا أو أخبر مدير الموقع.',
    noEmail: 'ليس لحسابك بريد إلكتروني مؤكَّد. أكّده ثم سجّل الدخول من جديد.',
    noRole: 'لا يسمح حسابك بتحرير هذا الموقع. اطلب الإذن من مديره.',
    tooManyAttempts: 'محاولات كثيرة جدًا. حاول مرة أخرى بعد {seconds} ثانية.',
    wrong: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  },
};

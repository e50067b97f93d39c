import type { SignInMessages } from '../messages/sign-in-messages.ts';

/** Messages of the sign-in page in Japanese. */
export const messages: SignInMessages = {
  title: 'サインイン',
  lead: '{site} を編集するにはサインインしてください。',
  continueWith: '{provider} で続ける',
  or: 'または',
  email: 'メールアドレス',
  password: 'パスワード',
  submit: 'サインイン',
  errors: {
    denied: 'サインインが許可されませんでした。間違いの場合は、もう一度お試しください。',
    expired: 'このサインインは期限切れか、すでに使用されています。最初からやり直してください。',
    failed: 'サインインできませんでした。しばらくしてからもう一度試すか、このサイトの管理者に連絡してください。',
    noEmail: 'アカウントに確認済みのメールアドレスがありません。確認してから、もう一度サインインしてください。',
    noRole: 'このアカウントではこのサイトを編集できません。管理者にアクセス権を依頼してください。',
    tooManyAttempts: '試行回数が多すぎます。{seconds} 秒後にもう一度お試しください。',
    wrong: 'メールアドレスまたはパスワードが正しくありません。',
  },
};

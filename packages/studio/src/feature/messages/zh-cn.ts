import type { SignInMessages } from '../messages/sign-in-messages.ts';

/** Messages of the sign-in page in Simplified Chinese. */
export const messages: SignInMessages = {
  title: '登录',
  lead: '登录后即可编辑 {site}。',
  continueWith: '使用 {provider} 继续',
  or: '或',
  email: '电子邮箱',
  password: '密码',
  submit: '登录',
  errors: {
    denied: '你没有允许登录。如果是误操作，请重试。',
    expired: '此次登录已过期或已被使用。请重新开始。',
    failed: '登录失败。请稍后重试，或联系本网站的管理员。',
    noEmail: '你的账户没有已验证的电子邮箱。请先验证，然后重新登录。',
    noRole: '你的账户无权编辑本网站。请向管理员申请权限。',
    tooManyAttempts: '尝试次数过多。请在 {seconds} 秒后重试。',
    wrong: '电子邮箱或密码不正确。',
  },
};

import type { PreviewMessages } from '../messages/preview-messages.ts';

/** Messages of previews in Simplified Chinese. */
export const messages: PreviewMessages = {
  label: '草稿预览',
  until: '这些更改尚未发布。链接有效期至 {time}。',
  home: '前往 {site}',
  refusals: {
    ended: { title: '此预览链接无法使用', text: '链接不完整，或草稿已不再共享。请向发送者索取新的链接。' },
    expired: { title: '此预览链接已过期', text: '请向发送者索取新的链接。' },
    errors: { title: '无法显示此草稿', text: '正文有错误，需要先更正。请告知发送链接的人。' },
    noPage: { title: '无法显示此草稿', text: '该地址没有页面。请告知发送链接的人。' },
    failed: { title: '无法显示此草稿', text: '服务器无法生成页面。请稍后重试。' },
  },
};

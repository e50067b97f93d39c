import type { PreviewMessages } from '../messages/preview-messages.ts';

/** Messages of previews in Japanese. */
export const messages: PreviewMessages = {
  label: '下書きのプレビュー',
  until: 'この変更は公開されていません。リンクの有効期限：{time}',
  home: '{site} へ移動',
  refusals: {
    ended: {
      title: 'このプレビューリンクは使えません',
      text: 'リンクが不完全か、下書きの共有が終了しています。送った人に新しいリンクを依頼してください。',
    },
    expired: { title: 'このプレビューリンクは期限切れです', text: '送った人に新しいリンクを依頼してください。' },
    errors: {
      title: 'この下書きは表示できません',
      text: '本文にエラーがあり、先に修正が必要です。リンクを送った人に知らせてください。',
    },
    noPage: {
      title: 'この下書きは表示できません',
      text: 'そのアドレスにページがありません。リンクを送った人に知らせてください。',
    },
    failed: {
      title: 'この下書きは表示できません',
      text: 'サーバーがページを作成できませんでした。しばらくしてからもう一度お試しください。',
    },
  },
};

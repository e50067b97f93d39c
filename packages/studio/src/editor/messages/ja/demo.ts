import type { EditorMessages } from '../messages.tsx';

export const demoMessages: EditorMessages['demo'] = {
  title: 'デモ',
  text: '書いた内容はこのブラウザーの中だけに残ります。',
  docs: '自分のサイトで使う',
  discard: '破棄',
  offline: '接続がありません。後でもう一度お試しください。',
  missing: 'このファイルはデモでは読み込めません。',
  nothingSent: 'このデモでは何も送信されません。',
  refused: {
    publish: '自分のサイトでは、あなたの名前で1つのコミットになります。公開の権限がない人はプルリクエストを送ります。',
    media: '自分のサイトでは、すべての画像とファイルのライブラリーがここにあり、アップロードもできます。',
    history: '自分のサイトでは、ファイルのコミットがここに並び、どの版にも戻せます。',
    place: '自分のサイトでは、ここでファイルの作成と名前の変更ができます。',
    references: '自分のサイトでは、このページにリンクしているページがここに並びます。',
  },
  other: '自分のサイトでは、サーバーが行います。',
};

import type { EditorMessages } from '../messages.tsx';

export const draftsMessages: EditorMessages['drafts'] = {
  savedOnServer: '保存しました',
  savedHereOnly: 'このブラウザーにのみ保存されています',
  conflict: {
    differs: '別のデバイスに {name} の異なる下書きがあります',
    gone: '{name} の下書きは別の場所で公開または破棄されました',
    decide: '選ぶ',
    differsText: '選ぶまで両方の文章が残ります。差分は、もう一方の下書きを使うとここで何が変わるかを示します。',
    goneText: '文章はまだこのブラウザーにあります。下書きとして残すか、ここでも破棄してください。',
    keepOwn: 'このブラウザーの下書きを残す',
    takeOther: 'もう一方の下書きを使う',
    discardOwn: 'ここで破棄',
  },
  upstream: {
    changed: 'このファイルの新しいバージョンが公開されました。',
    deleted: 'このファイルはほかの人によって削除されました。',
    merge: '変更を統合',
    merged: '公開された変更が本文に取り込まれました。この操作は元に戻せます。',
    conflictText: '競合ごとにバージョンを選択してください。続行するまで本文は変わりません。',
  },
  share: {
    title: 'プレビューリンク',
    text: 'このリンクを持つ人は、{time} まで、サインインせずにこの下書きのページを見られます。書いた内容は反映されます。',
    limits: 'ほかのページの下書きは表示されません。下書きを公開または破棄すると、リンクは使えなくなります。',
    label: 'プレビューのアドレス',
    copy: 'リンクをコピー',
    copied: 'リンクをコピーしました。',
    stop: '共有を停止',
    stopped: 'この下書きへのリンクは使えなくなりました。',
    close: '閉じる',
    noPage: 'このファイルは単独のページではないため、プレビューはありません。',
    notSent: 'この下書きはまだサーバーにありません。接続を確認して、もう一度お試しください。',
  },
};

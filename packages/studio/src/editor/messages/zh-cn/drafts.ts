import type { EditorMessages } from '../messages.tsx';

export const draftsMessages: EditorMessages['drafts'] = {
  savedOnServer: '已保存',
  savedHereOnly: '仅保存在此浏览器中',
  conflict: {
    differs: '另一台设备上有 {name} 的不同草稿',
    gone: '{name} 的草稿已在别处发布或放弃',
    decide: '选择',
    differsText: '在你选择之前，两份文字都会保留。差异显示另一份草稿会在这里改变什么。',
    goneText: '你的文字仍在此浏览器中。可保留为草稿，或在这里也放弃。',
    keepOwn: '保留此浏览器的草稿',
    takeOther: '使用另一份草稿',
    discardOwn: '在这里放弃',
  },
  upstream: {
    changed: '此文件已发布更新的版本。',
    deleted: '其他人已删除此文件。',
    merge: '合并更改',
    merged: '已发布的更改现已并入你的文本。你可以撤销此操作。',
    conflictText: '请为每个冲突选择一个版本。在你继续之前，文本不会改变。',
  },
  problems: {
    changed: { message: '此草稿已在另一个窗口中更改。', hint: '请选择要保留的文本。' },
    none: { message: '服务器上没有此文件的草稿。', hint: '你的文字保留在此浏览器中。' },
    size: {
      message: '草稿太长，服务器最多保存 {size} MB。',
      hint: '请发布已完成的更改，或上传图片，而不是把它们嵌入文本。',
    },
    count: { message: '服务器最多保存你的 {count} 份草稿。', hint: '请发布或放弃其中一些。' },
  },
  share: {
    title: '预览链接',
    text: '在 {time} 之前，拥有此链接的人无需登录即可看到带有此草稿的页面。页面会随你的写作更新。',
    limits: '预览不显示你在其他页面上的草稿。发布或放弃草稿后，链接失效。',
    label: '预览地址',
    copy: '复制链接',
    copied: '链接已复制。',
    stop: '停止共享',
    stopped: '此草稿的链接已失效。',
    close: '关闭',
    noPage: '此文件不是独立页面，因此没有预览。',
    notSent: '服务器上还没有此草稿。请检查连接后重试。',
  },
};

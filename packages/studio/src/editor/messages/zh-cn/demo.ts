import type { EditorMessages } from '../messages.tsx';

export const demoMessages: EditorMessages['demo'] = {
  title: '演示',
  text: '你写的内容只留在此浏览器中。',
  docs: '在你的网站上使用',
  discard: '放弃',
  offline: '没有连接。请稍后再试。',
  missing: '演示中无法读取此文件。',
  nothingSent: '此演示不会向任何地方发送内容。',
  refused: {
    publish: '在你自己的网站上，这会生成一个带有你名字的提交。没有发布权限的人会发送拉取请求。',
    media: '在你自己的网站上，这里是所有图片和文件的媒体库，也可以上传。',
    history: '在你自己的网站上，这里列出该文件的提交，你可以恢复其中任何一个。',
    place: '在你自己的网站上，你可以在这里新建和重命名文件。',
    references: '在你自己的网站上，这里列出链接到此页的页面。',
  },
  other: '在你自己的网站上，这由服务器完成。',
};

import { textProp } from '../convert/components.ts';
import type { ComponentRule } from '../convert/components.ts';

/** Renders a code block with a fence that is longer than any fence in its content. */
export function fence(
  code: string,
  info: { language?: string | undefined; file?: string | undefined; meta?: string | undefined },
): string {
  const maxBackticks = Math.max(2, ...[...code.matchAll(/`{3,}/gu)].map(([backticks]) => backticks.length));
  const backticks = '`'.repeat(maxBackticks + 1);
  const file = info.file === undefined ? '' : ` [${info.file}]`;
  const meta = info.meta === undefined ? '' : ` ${info.meta}`;
  const language = info.language ?? (file === '' ? '' : 'txt');
  return `${backticks}${language}${file}${meta}\n${code.replace(/\n$/u, '')}\n${backticks}`;
}

/** Converts `<CodeBlock language="js" title="a.js">{code}</CodeBlock>`, or the same with the code as a property. */
export const codeBlock: ComponentRule = (element, context) => {
  const { props } = element;
  const code = textProp(props['code']) ?? textProp(props['children']) ?? unescape(element.content());
  if (code.trim() === '' || code.startsWith('<!--')) return context.stub(element);
  const language =
    textProp(props['language']) ??
    textProp(props['lang']) ??
    /language-([\w-]+)/u.exec(textProp(props['className']) ?? '')?.[1];
  const file = textProp(props['title']);
  return fence(code, { language, file });
};

/** Undoes the escaping of expression text, because code shows every character. */
function unescape(text: string): string {
  return text.replaceAll(/\\(?=[\\`*_[\]<>{}$])/gu, '');
}

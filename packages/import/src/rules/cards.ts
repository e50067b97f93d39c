import { block, textProp, withoutUnset } from '../convert/components.ts';
import type { ComponentRule, Element, RuleContext } from '../convert/components.ts';

/** Converts a card with a title, a link and a text. */
export const card: ComponentRule = (element, context) => {
  const title = textProp(element.props['title']) ?? textProp(element.props['label']);
  const description = textProp(element.props['description']) ?? '';
  const text = [description, element.content()].filter((part) => part !== '').join('\n\n');
  if (title === undefined) return text;
  return block('card', withoutUnset({ title, icon: iconOf(element.props['icon']), to: urlOf(element, context) }), text);
};

/** Converts a group of cards. */
export const cards: ComponentRule = (element) => block('card-group', {}, element.content());

function urlOf({ props }: Element, context: RuleContext): string | undefined {
  const url = textProp(props['href']) ?? textProp(props['to']) ?? textProp(props['link']);
  return url === undefined ? undefined : context.link(url);
}

/** Icon names without a prefix are usually Lucide icons. Others are left out. */
function iconOf(icon: unknown): string | undefined {
  if (typeof icon !== 'string') return undefined;
  return /^(?:lucide|simple-icons):[\w-]+$/u.test(icon)
    ? icon
    : /^i-(lucide|simple-icons)-([\w-]+)$/u.exec(icon)?.slice(1).join(':');
}

/** Converts a button that is a link. */
export const linkButton: ComponentRule = (element, context) => {
  const url = textProp(element.props['href']) ?? textProp(element.props['to']);
  const text = element.content().trim();
  return url === undefined ? text : `[${text}](${context.link(url)})`;
};

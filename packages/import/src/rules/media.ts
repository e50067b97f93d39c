import { textProp } from '../convert/components.ts';
import type { ComponentRule } from '../convert/components.ts';
import { isObject } from '../read/evaluate.ts';

/** Converts a component that shows an image to markdown. */
export const picture: ComponentRule = (element, context) => {
  const { props } = element;
  const { src, img, sources } = props;
  const light = isObject(sources) ? (sources['light'] ?? Object.values(sources)[0]) : undefined;
  const original = textProp(src) ?? textProp(img) ?? textProp(light);
  const alt = textProp(props['alt']) ?? textProp(props['title']) ?? '';
  if (original === undefined) return context.stub(element);
  const url = context.image(original);
  if (url === '') return alt;
  const target = /[\s()]/u.test(url) ? `<${url}>` : url;
  return `![${alt.replaceAll(/[[\]]/gu, String.raw`\$&`)}](${target})${alt === '' ? '{role="presentation"}' : ''}`;
};

/** Converts a component that is a link to markdown. */
export const link: ComponentRule = (element, context) => {
  const url = textProp(element.props['to']) ?? textProp(element.props['href']);
  const text = element.content().trim();
  const id = textProp(element.props['id']);
  const attributes = id === undefined ? '' : `{#${id}}`;
  if (url === undefined) return id === undefined ? text : `[${text}]${attributes}`;
  return `[${text}](${context.link(url)})${attributes}`;
};

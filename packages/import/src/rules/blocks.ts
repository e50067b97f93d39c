import { block, textProp } from '../convert/components.ts';
import type { ComponentRule } from '../convert/components.ts';

/** Keeps only the content of an element. */
export const unwrap: ComponentRule = (element) => element.content();

/** Removes an element, for example because Recto shows the same on every page. */
export function removeElement(reason: string): ComponentRule {
  return ({ name }, context) => {
    context.note('changed', 'component/left-out', `<${name}> was removed: ${reason}`);
    return '';
  };
}

/** Keeps a list of steps as a list, because steps in Recto begin with third-level headings. */
export const listSteps: ComponentRule = (element) => element.content();

/** Converts `<Steps><Step>`: each step begins with its title or its first heading. */
export const steps: ComponentRule = (element) => block('steps', {}, element.content());

/** Converts one step: its title becomes a heading. */
export const step: ComponentRule = (element) => {
  const title = textProp(element.props['title']);
  const content = element.content();
  return title === undefined ? content : `### ${title}\n\n${content}`;
};

/** Converts a list of files. */
export const fileTree: ComponentRule = (element) => block('file-tree', {}, element.content());

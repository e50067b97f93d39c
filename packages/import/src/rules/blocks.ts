import { block, textProp } from '../convert/components.ts';
import type { ComponentRule } from '../convert/components.ts';

/** Only what is inside stays. */
export const unwrap: ComponentRule = (element) => element.content();

/** Left out, because Recto shows it by itself. */
export function leaveOut(reason: string): ComponentRule {
  return ({ name }, context) => {
    context.note('changed', 'component/left-out', `<${name}> is left out: ${reason}`);
    return '';
  };
}

/** A list whose items are steps. Steps of Recto begin with headings of the third level. */
export const listSteps: ComponentRule = (element) => element.content();

/** `<Steps><Step>`: each step begins with its title, or with its first heading. */
export const steps: ComponentRule = (element) => block('steps', {}, element.content());

export const step: ComponentRule = (element) => {
  const title = textProp(element.props['title']);
  const content = element.content();
  return title === undefined ? content : `### ${title}\n\n${content}`;
};

/** A list of files. */
export const fileTree: ComponentRule = (element) => block('file-tree', {}, element.content());

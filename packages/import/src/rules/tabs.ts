import { block, textProp } from '../convert/components.ts';
import type { ComponentRule, Element } from '../convert/components.ts';
import { isObject } from '../read/evaluate.ts';

/** Converts `<Tabs><TabItem value="a" label="A">`, with labels on the items or on the tabs. */
export const tabs: ComponentRule = (element, context) => {
  const labels = labelsOf(element);
  const items = element.elements;
  if (items.length === 0) return context.stub(element);
  const panels = items.map((item, index) => block('tab', { label: labelOf(item, labels, index) }, item.content()));
  // A link to the id of a tab leads to the tabs, because the panels of other tabs are not visible.
  const anchors = items.map(({ props }) => textProp(props['id'])).filter((id) => id !== undefined);
  return [...anchors.map((id) => `<div id="${id}"></div>`), block('tabs', {}, panels.join('\n\n'))].join('\n\n');
};

/** Converts a single tab outside of tabs, as in partials. */
export const tab: ComponentRule = (element) =>
  block('tab', { label: labelOf(element, new Map(), 0) }, element.content());

function labelsOf({ props }: Element): Map<string, string> {
  const values: unknown[] = [props['values'], props['items']].find(Array.isArray) ?? [];
  return new Map(
    values.flatMap((value, index): [string, string][] => {
      if (typeof value === 'string')
        return [
          [value, value],
          [`#${index}`, value],
        ];
      return isObject(value) ? [[String(value['value']), String(value['label'] ?? value['value'])]] : [];
    }),
  );
}

function labelOf({ props, name }: Element, labels: ReadonlyMap<string, string>, index: number): string {
  const value = textProp(props['value']) ?? textProp(props['id']);
  const knownLabel = value === undefined ? labels.get(`#${index}`) : labels.get(value);
  return textProp(props['label']) ?? textProp(props['title']) ?? knownLabel ?? value ?? `${name} ${index + 1}`;
}

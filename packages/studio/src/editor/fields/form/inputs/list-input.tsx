import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { fill } from '../../../messages/fill.ts';
import { emptyValue } from '../form-field.ts';
import { useForm } from '../form-context.ts';
import type { InputProps, NestingProps } from '../input-props.ts';
import { itemName } from '../label-of-field.ts';
import { FormIcon } from '../form-icon.tsx';
import { useItemKeys } from '../use-item-keys.ts';
import { useListReorder } from '../use-list-reorder.ts';
import { ListItem } from './list-item.tsx';

/** A list: items are added at the end, removed, and reordered with buttons, keys or by dragging. */
export function ListInput({
  input,
  path,
  value,
  label,
  control,
  renderField,
  onSet,
}: InputProps<'list'> & NestingProps): ReactNode {
  const { messages, onChange, announce } = useForm();
  const items = Array.isArray(value) ? value : [];
  const item = input.item();
  const { keys, firstNew, ...change } = useItemKeys(items.length);
  const addButton = useRef<HTMLButtonElement>(null);
  /** Element to focus after the list has changed. */
  const focus = useRef<{ index: number; selector: string }>(undefined);

  const nameOf = (index: number): string => itemName(items[index], index, messages);

  const add = (): void => {
    focus.current = { index: items.length, selector: 'input, textarea, select' };
    change.add(items.length);
    const created = emptyValue(item);
    if (Array.isArray(value)) onChange({ type: 'insert', path, index: items.length, value: created }, {});
    else onSet([created]);
  };
  const remove = (index: number): void => {
    announce(fill(messages.removed, { item: nameOf(index) }));
    focus.current = { index: Math.min(index, items.length - 2), selector: '.rs-remove' };
    change.remove(index);
    onChange({ type: 'delete', path: [...path, index] }, {});
  };
  const move = (from: number, to: number, selector: string): void => {
    announce(fill(messages.moved, { item: nameOf(from), place: to + 1, count: items.length }));
    focus.current = { index: to, selector: `${selector}:not(:disabled)` };
    change.move(from, to);
    onChange({ type: 'move', path, from, to }, {});
  };

  const { list, drag, handleProps } = useListReorder(items.length, (from, to) => move(from, to, '.rs-form-handle'));

  useEffect(() => {
    if (!focus.current) return;
    const { index, selector } = focus.current;
    focus.current = undefined;
    const row = list.current?.children[index];
    const target = row?.querySelector<HTMLElement>(selector) ?? row?.querySelector<HTMLElement>('.rs-form-handle');
    (target ?? addButton.current)?.focus();
  });

  return (
    <>
      {items.length > 0 && (
        <ol ref={list} className="rs-items">
          {items.map((itemValue, index) => (
            <ListItem
              key={keys[index] ?? index}
              field={item}
              path={[...path, index]}
              value={itemValue}
              listLabel={label}
              index={index}
              count={items.length}
              drag={drag}
              isReadOnly={control.readOnly}
              isNew={(keys[index] ?? 0) >= firstNew}
              handleProps={handleProps(index)}
              renderField={renderField}
              onMove={(to, selector) => move(index, to, selector)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      <button
        ref={addButton}
        type="button"
        id={control.id}
        className="rs-form-button rs-form-button-quiet"
        aria-label={fill(messages.addTo, { field: label })}
        disabled={control.readOnly}
        onClick={add}
      >
        <FormIcon name="add" />
        {messages.add}
      </button>
    </>
  );
}

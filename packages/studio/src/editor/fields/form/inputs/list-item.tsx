import { useState } from 'react';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValue } from '../../patch/source-tree.ts';
import { fill } from '../../../messages/fill.ts';
import { canShow } from '../form-field.ts';
import type { FormField } from '../form-field.ts';
import { startsWith, useForm } from '../form-context.ts';
import type { NestingProps } from '../input-props.ts';
import { itemName } from '../label-of-field.ts';
import { FormIcon } from '../form-icon.tsx';
import type { HandleProps, ListReorder } from '../use-list-reorder.ts';

/** Props of `ListItem`. */
export interface ListItemProps extends NestingProps {
  field: FormField;
  path: FieldPath;
  value: FieldValue;
  listLabel: string;
  index: number;
  count: number;
  drag: ListReorder['drag'];
  isReadOnly: boolean;
  /** Whether the item was just added; its fields are expanded then. */
  isNew: boolean;
  handleProps: HandleProps;
  /** Moves the item. `selector` names the button that keeps the focus. */
  onMove: (to: number, selector: string) => void;
  onRemove: () => void;
}

/** An item of a list with its handle and buttons. */
export function ListItem(props: ListItemProps): ReactNode {
  const { field, path, value, listLabel, index, count, drag, isReadOnly, isNew, handleProps, renderField } = props;
  const { messages } = useForm();
  const name = itemName(value, index, messages);
  const label = fill(messages.itemOf, { field: listLabel, number: index + 1 });
  const isNested = (field.input.kind === 'object' || field.input.kind === 'list') && canShow(field.input, value);
  const fieldView = { field, path, value, order: [], label, isBare: true };
  return (
    <li className="rs-item" data-drag={dragState(drag, index)} data-nested={isNested || undefined}>
      <button
        type="button"
        className="rs-form-icon-button rs-form-handle"
        aria-label={fill(messages.move, { item: name })}
        disabled={isReadOnly || count < 2}
        {...handleProps}
      >
        <FormIcon name="grip" />
      </button>
      {isNested ? (
        <Disclosure path={path} name={name} isNew={isNew}>
          {renderField(fieldView)}
        </Disclosure>
      ) : (
        <div className="rs-item-body">{renderField(fieldView)}</div>
      )}
      <ItemButtons {...props} name={name} />
    </li>
  );
}

function dragState(drag: ListReorder['drag'], index: number): 'dragged' | 'before' | 'after' | undefined {
  if (!drag) return undefined;
  if (index === drag.from) return 'dragged';
  if (index !== drag.to) return undefined;
  return drag.to < drag.from ? 'before' : 'after';
}

interface DisclosureProps {
  path: FieldPath;
  name: string;
  isNew: boolean;
  children: ReactNode;
}

/** An item with nested fields: shows its name, and its fields when expanded. */
function Disclosure({ path, name, isNew, children }: DisclosureProps): ReactNode {
  const { messages, errors } = useForm();
  const [isOpen, setOpen] = useState(isNew);
  const hasError = errors.some((error) => startsWith(error.path, path));
  const isShown = isOpen || hasError;
  return (
    <div className="rs-item-body">
      <button
        type="button"
        className="rs-disclosure"
        aria-expanded={isShown}
        aria-label={fill(messages.expand, { item: name })}
        onClick={() => setOpen(!isShown)}
      >
        <FormIcon name="open" />
        <span className="rs-disclosure-name" dir="auto">
          {name}
        </span>
      </button>
      {isShown && <div className="rs-disclosure-content">{children}</div>}
    </div>
  );
}

function ItemButtons({
  name,
  index,
  count,
  isReadOnly,
  onMove,
  onRemove,
}: ListItemProps & { name: string }): ReactNode {
  const { messages } = useForm();
  return (
    <span className="rs-item-buttons">
      <button
        type="button"
        className="rs-form-icon-button rs-up"
        aria-label={fill(messages.moveUp, { item: name })}
        disabled={isReadOnly || index === 0}
        onClick={() => onMove(index - 1, '.rs-up')}
      >
        <FormIcon name="up" />
      </button>
      <button
        type="button"
        className="rs-form-icon-button rs-down"
        aria-label={fill(messages.moveDown, { item: name })}
        disabled={isReadOnly || index === count - 1}
        onClick={() => onMove(index + 1, '.rs-down')}
      >
        <FormIcon name="down" />
      </button>
      <button
        type="button"
        className="rs-form-icon-button rs-remove"
        aria-label={fill(messages.remove, { item: name })}
        disabled={isReadOnly}
        onClick={onRemove}
      >
        <FormIcon name="remove" />
      </button>
    </span>
  );
}

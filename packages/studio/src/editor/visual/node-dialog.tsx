import type { ComponentDescription } from '@recto/content';
import type { EditorView } from '@tiptap/pm/view';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FieldsForm } from '../fields/form/fields-form.tsx';
import { applyEdit } from '../fields/patch/field-edit.ts';
import type { FieldValue } from '../fields/patch/source-tree.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { fill } from '../messages/fill.ts';
import { useMessages } from '../messages/messages.tsx';

interface NodeDialogProps {
  view: EditorView;
  position: number;
  components: readonly ComponentDescription[];
  onClose: () => void;
}

/** Edits the properties of a component, or the alternative text of an image, as a form. */
export function NodeDialog({ view, position, components, onClose }: NodeDialogProps): ReactNode {
  const messages = useMessages('visual');
  const panel = useMessages('panel');
  const fieldsMessages = useMessages('fields');
  const node = view.state.doc.nodeAt(position);
  const isPicture = node?.type.name === 'image';
  const [values, setValues] = useState<FieldValue>(() =>
    isPicture
      ? { src: String(node.attrs['src']), alt: String(node.attrs['alt']) }
      : ((node?.attrs['props'] ?? {}) as FieldValue),
  );
  if (!node) return null;
  const name = String(node.attrs['name'] ?? '');
  const schema = isPicture
    ? {
        type: 'object',
        properties: { alt: { type: 'string', description: messages.image.decorative }, src: { type: 'string' } },
      }
    : components.find((one) => one.name === name)?.props;

  const save = (): void => {
    const { tr } = view.state;
    const attrs = isPicture ? { ...node.attrs, ...(values as object) } : { ...node.attrs, props: values };
    view.dispatch(tr.setNodeMarkup(position, null, attrs));
    onClose();
    view.focus();
  };
  return (
    <Dialog
      title={isPicture ? messages.image.edit : fill(messages.component.properties, { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{panel.cancel}</Button>
          <Button look="primary" onClick={save}>
            {messages.save}
          </Button>
        </>
      }
    >
      <FieldsForm
        fields={schema ?? {}}
        values={values}
        messages={fieldsMessages}
        onChange={(edit) => {
          setValues((before) => applyEdit(before, edit) ?? before);
        }}
      />
    </Dialog>
  );
}

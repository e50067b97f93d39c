import type { ComponentDescription } from '@recto/content';
import type { Node } from '@tiptap/pm/model';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FieldsForm } from '../fields/form/fields-form.tsx';
import { applyEdit } from '../fields/patch/field-edit.ts';
import { useFindIcons } from '../panel/use-find-icons.ts';
import { useReferences } from '../panel/use-references.ts';
import { usePictureOf } from '../preview/use-picture-of.ts';
import { useStudio } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { fill } from '../messages/fill.ts';
import { useMessages } from '../messages/messages.tsx';
import { fieldsOfNode } from './edit-node.ts';
import type { NodeChanges, NodeFields } from './edit-node.ts';

interface NodeDialogProps {
  /** The node to edit, which may not be in the document yet. */
  node: Node;
  /** Path of the file. */
  path: string;
  components: readonly ComponentDescription[];
  onSave: (changes: NodeChanges) => void;
  onClose: () => void;
}

/**
 * Edits a picture, the source of a formula, binding or raw text, or the properties, text and slots of a component.
 */
export function NodeDialog({ node, path, components, onSave, onClose }: NodeDialogProps): ReactNode {
  const { media } = useStudio();
  const messages = useMessages('visual');
  const panel = useMessages('panel');
  const fieldsMessages = useMessages('fields');
  const kind = node.type.name;
  const sourceLabel = kind === 'formula' ? messages.formula : messages.raw;
  const labels = { ...messages.image, image: messages.blocks.image, source: sourceLabel };
  const fields = fieldsOfNode(node, components, labels);
  const [values, setValues] = useState(fields.values);
  const [text, setText] = useState(fields.text);
  const [slots, setSlots] = useState<ReadonlySet<string> | undefined>(() => usedSlots(fields));
  const references = useReferences(path, fields.schema);
  const findIcons = useFindIcons();
  const imageUrl = usePictureOf(path);
  const titles: Readonly<Record<string, string>> = {
    image: messages.image.edit,
    formula: sourceLabel,
    binding: sourceLabel,
    rawInline: sourceLabel,
  };

  return (
    <Dialog
      title={titles[kind] ?? fill(messages.component.properties, { name: String(node.attrs['name']) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{panel.cancel}</Button>
          <Button
            look="primary"
            onClick={() => {
              onSave({ values, text, slots });
            }}
          >
            {messages.save}
          </Button>
        </>
      }
    >
      {text !== undefined && (
        <label className="rs-label">
          {messages.component.text}
          <input
            type="text"
            dir="auto"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
            }}
          />
        </label>
      )}
      <FieldsForm
        fields={fields.schema}
        values={values}
        messages={fieldsMessages}
        onChange={(edit) => {
          setValues((before) => applyEdit(before, edit) ?? before);
        }}
        onPickImage={async () => (await media.pick({ kind: 'image', file: path, needsAlt: false }))?.url}
        imageUrl={imageUrl}
        findIcons={findIcons}
        references={references}
      />
      {fields.slots && slots && <SlotChoice all={fields.slots} chosen={slots} onChange={setSlots} />}
    </Dialog>
  );
}

interface SlotChoiceProps {
  all: NonNullable<NodeFields['slots']>;
  chosen: ReadonlySet<string>;
  onChange: (names: ReadonlySet<string>) => void;
}

/** Checkboxes for the slots that a component uses. */
function SlotChoice({ all, chosen, onChange }: SlotChoiceProps): ReactNode {
  const { component } = useMessages('visual');
  const labelOf = (name: string, description = ''): string => {
    const label = name === 'default' ? component.text : name;
    return description === '' ? label : `${label}: ${description}`;
  };
  return (
    <fieldset className="rs-slots">
      <legend>{component.slots}</legend>
      {all.map(({ name, description }) => (
        <Checkbox
          key={name}
          label={labelOf(name, description)}
          isChecked={chosen.has(name)}
          onChange={(isChecked) => {
            const isUsed = (slot: string): boolean => (slot === name ? isChecked : chosen.has(slot));
            onChange(new Set(all.flatMap((slot) => (isUsed(slot.name) ? slot.name : []))));
          }}
        />
      ))}
    </fieldset>
  );
}

function usedSlots({ slots }: NodeFields): ReadonlySet<string> | undefined {
  return slots && new Set(slots.flatMap(({ name, isUsed }) => (isUsed ? name : [])));
}

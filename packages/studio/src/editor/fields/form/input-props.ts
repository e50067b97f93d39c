import type { ReactNode } from 'react';
import type { FieldPath, FieldValue } from '../patch/source-tree.ts';
import type { FieldInput, FormField } from './form-field.ts';

/** Attributes that connect a control with its label, description and errors. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  readOnly: boolean;
}

/** Props of an input. */
export interface InputProps<Kind extends FieldInput['kind'] = FieldInput['kind']> {
  field: FormField;
  input: Extract<FieldInput, { kind: Kind }>;
  path: FieldPath;
  value: FieldValue | undefined;
  label: string;
  control: ControlAttributes;
  /** Sets the value of the field. */
  onSet: (value: FieldValue) => void;
  /** Removes the field from the file. */
  onClear: () => void;
  /** Reports an error in the typed text if it cannot be converted to a value. */
  onInputError: (message: string | undefined) => void;
}

/** Text that an input shows for a value. */
export function valueText(value: FieldValue | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Props of a field with its label, description and errors. */
export interface FieldViewProps {
  field: FormField;
  path: FieldPath;
  value: FieldValue | undefined;
  /** Names of the sibling fields, in the order of the schema. */
  order: readonly string[];
  /** Replaces the name of the field. */
  label?: string | undefined;
  /** Shows the label to screen readers only, as in the rows of a list. */
  isBare?: boolean;
  /** Content next to the label. */
  accessory?: ReactNode;
}

/** Inputs with nested fields get the renderer for them as a prop, since importing it would be circular. */
export interface NestingProps {
  /** Renders a nested field. */
  renderField: (props: FieldViewProps) => ReactNode;
}

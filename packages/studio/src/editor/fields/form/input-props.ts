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

export interface InputProps<Kind extends FieldInput['kind'] = FieldInput['kind']> {
  field: FormField;
  input: Extract<FieldInput, { kind: Kind }>;
  path: FieldPath;
  value: FieldValue | undefined;
  label: string;
  control: ControlAttributes;
  onSet: (value: FieldValue) => void;
  /** Removes the field from the file. */
  onClear: () => void;
  /** Says what is wrong with what was typed, where it could not become a value. */
  onProblem: (message: string | undefined) => void;
}

/** A value as the text of an input. */
export function textOf(value: FieldValue | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** One field with everything around it. */
export interface FieldViewProps {
  field: FormField;
  path: FieldPath;
  value: FieldValue | undefined;
  /** Names of the fields around it, in the order of the schema. */
  order: readonly string[];
  /** In the place of the name of the field. */
  label?: string | undefined;
  /** The label is for screen readers only, as in the rows of a list. */
  isBare?: boolean;
  /** Something beside the label. */
  accessory?: ReactNode;
}

/** Inputs with fields in them draw those with what they are given: they cannot import what imports them. */
export interface NestingProps {
  renderField: (props: FieldViewProps) => ReactNode;
}

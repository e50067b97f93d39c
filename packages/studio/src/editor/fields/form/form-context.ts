import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { FieldsWords } from '../../words/en/fields.ts';
import type { FieldEdit } from '../patch/field-edit.ts';
import type { EditOptions } from '../patch/plan-edit.ts';
import type { FieldPath } from '../patch/source-tree.ts';

/** What is wrong with a field. */
export interface FieldProblem {
  path: FieldPath;
  message: string;
}

/** A page or a row that a field can name. */
export interface ReferenceOption {
  /** What is written into the file. */
  value: string;
  label: string;
}

/** What the form needs from the part that shows it. */
export interface FormServices {
  words: FieldsWords;
  onChange: (edit: FieldEdit, options: EditOptions) => void;
  /** Whether a value is written elsewhere in the file, and so cannot be changed here. */
  isAliased?: ((path: FieldPath) => boolean) | undefined;
  /** Lets the author choose a picture; `undefined` where none was chosen. */
  onPickImage?: ((request: { path: FieldPath; value: string }) => Promise<string | undefined>) | undefined;
  /** The address at which a picture can be shown; `undefined` where there is none. */
  imageUrl?: ((value: string) => string | undefined) | undefined;
  iconNames?: readonly string[] | undefined;
  renderIcon?: ((name: string) => ReactNode) | undefined;
  /** Pages of the site, or rows of a collection. */
  references?: ((collection: string | undefined) => readonly ReferenceOption[]) | undefined;
}

export interface FormContextValue extends FormServices {
  /** Start of all ids of this form. */
  id: string;
  problems: readonly FieldProblem[];
  /** Says something to screen readers. */
  announce: (text: string) => void;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useForm(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error('A field is outside of a form.');
  return form;
}

/** The id of the input of a field. Neither `/` nor `:` is in an encoded name, so no two ids are the same. */
export function idOf(form: string, path: FieldPath): string {
  return [form, ...path.map((step) => encodeURIComponent(step))].join('/');
}

export function isSamePath(one: FieldPath, other: FieldPath): boolean {
  return one.length === other.length && one.every((step, index) => String(step) === String(other[index]));
}

export function startsWith(path: FieldPath, start: FieldPath): boolean {
  return isSamePath(path.slice(0, start.length), start);
}

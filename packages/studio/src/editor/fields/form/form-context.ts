import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { FieldsMessages } from '../../messages/en/fields.ts';
import type { FieldEdit } from '../patch/field-edit.ts';
import type { EditOptions } from '../patch/plan-edit.ts';
import type { FieldPath } from '../patch/source-tree.ts';

/** An error of a field. */
export interface FieldError {
  path: FieldPath;
  message: string;
}

/** A page or a row that a field can refer to. */
export interface ReferenceOption {
  /** Value to write to the file. */
  value: string;
  label: string;
}

/** Services that the form needs from the component that shows it. */
export interface FormServices {
  /** Interface texts of the form. */
  messages: FieldsMessages;
  /** Called when the user changes a value. */
  onChange: (edit: FieldEdit, options: EditOptions) => void;
  /** Whether a value is defined elsewhere in the file by a YAML anchor, so that it cannot be changed here. */
  isAliased?: ((path: FieldPath) => boolean) | undefined;
  /** Lets the author choose an image; resolves to `undefined` if none was chosen. */
  onPickImage?: ((request: { path: FieldPath; value: string }) => Promise<string | undefined>) | undefined;
  /** URL to load an image from; `undefined` if there is none. */
  imageUrl?: ((value: string) => string | undefined) | undefined;
  /** Names of icons to choose from. */
  iconNames?: readonly string[] | undefined;
  /** Finds the names of icons that match a text, best match first. */
  findIcons?: ((query: string) => Promise<readonly string[]>) | undefined;
  /** Renders an icon. */
  renderIcon?: ((name: string) => ReactNode) | undefined;
  /** Pages of the site, or rows of a collection. */
  references?: ((collection: string | undefined) => readonly ReferenceOption[]) | undefined;
}

/** Shared state of the fields of a form. */
export interface FormContextValue extends FormServices {
  /** Prefix of all ids of this form. */
  id: string;
  errors: readonly FieldError[];
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
}

/** Provides the form to its fields. */
export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** Returns the form that a field belongs to. */
export function useForm(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error('A field must be rendered inside a form.');
  return form;
}

/** Id of the input of a field. Encoded names contain neither `/` nor `:`, so ids are unique. */
export function idOf(form: string, path: FieldPath): string {
  return [form, ...path.map((step) => encodeURIComponent(step))].join('/');
}

/** Whether two paths lead to the same field. */
export function isSamePath(one: FieldPath, other: FieldPath): boolean {
  return one.length === other.length && one.every((step, index) => String(step) === String(other[index]));
}

/** Whether a path is equal to `start` or is below it. */
export function startsWith(path: FieldPath, start: FieldPath): boolean {
  return isSamePath(path.slice(0, start.length), start);
}

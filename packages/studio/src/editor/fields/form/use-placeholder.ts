import { fill } from '../../messages/fill.ts';
import type { FormField } from './form-field.ts';
import { useForm } from './form-context.ts';

/** Placeholder of an input: the default value of its field. */
export function usePlaceholder({ default: value }: FormField): string | undefined {
  const { messages } = useForm();
  if (value === undefined || value === null || value === '' || typeof value === 'object') return undefined;
  return fill(messages.defaultIs, { value: String(value) });
}

import { fill } from '../../messages/fill.ts';
import type { FormField } from './form-field.ts';
import { useForm } from './form-context.ts';

/** Placeholder of an input: the default value of its field. */
export function usePlaceholder({ default: given }: FormField): string | undefined {
  const { messages } = useForm();
  if (given === undefined || given === null || given === '' || typeof given === 'object') return undefined;
  return fill(messages.defaultIs, { value: String(given) });
}

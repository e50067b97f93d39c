import type { ReactNode } from 'react';
import type { InputProps } from '../input-props.ts';
import { useForm } from '../form-context.ts';
import type { ReferenceOption } from '../form-context.ts';
import { useTextInput } from '../use-text-input.ts';
import { Combobox } from './combobox.tsx';

/** The name of an icon, chosen from a searchable list. */
export function IconInput(props: InputProps<'icon'>): ReactNode {
  const { iconNames = [], renderIcon } = useForm();
  const options = iconNames.map((name) => ({ value: name, label: name }));
  return <PickerInput {...props} options={options} renderIcon={renderIcon} />;
}

/** A page of the site or a row of a collection, chosen by its title. */
export function ReferenceInput(props: InputProps<'reference'>): ReactNode {
  const { references } = useForm();
  return <PickerInput {...props} options={references?.(props.input.collection) ?? []} />;
}

interface PickerProps extends InputProps<'icon' | 'reference'> {
  options: readonly ReferenceOption[];
  renderIcon?: ((value: string) => ReactNode) | undefined;
}

function PickerInput({ options, renderIcon, ...props }: PickerProps): ReactNode {
  return (
    <Combobox
      control={props.control}
      attributes={useTextInput(props)}
      options={options}
      renderIcon={renderIcon}
      onChoose={props.onSet}
    />
  );
}

import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { InputProps } from '../input-props.ts';
import { useForm } from '../form-context.ts';
import type { ReferenceOption } from '../form-context.ts';
import { useTextInput } from '../use-text-input.ts';
import { Combobox } from './combobox.tsx';

/** The name of an icon, chosen from a searchable list. */
export function IconInput(props: InputProps<'icon'>): ReactNode {
  const { iconNames = [], findIcons, renderIcon } = useForm();
  const [found, setFound] = useState<readonly string[]>([]);
  /** The newest search; results of older ones are ignored. */
  const newest = useRef('');
  const search = (query: string): void => {
    newest.current = query;
    void findIcons?.(query).then((names) => {
      if (newest.current === query) setFound(names);
    });
  };
  const options = [...new Set([...iconNames, ...found])].map((name) => ({ value: name, label: name }));
  return <PickerInput {...props} options={options} renderIcon={renderIcon} onSearch={search} />;
}

/** A page of the site or a row of a collection, chosen by its title. */
export function ReferenceInput(props: InputProps<'reference'>): ReactNode {
  const { references } = useForm();
  return <PickerInput {...props} options={references?.(props.input.collection) ?? []} />;
}

interface PickerProps extends InputProps<'icon' | 'reference'> {
  options: readonly ReferenceOption[];
  renderIcon?: ((value: string) => ReactNode) | undefined;
  onSearch?: ((text: string) => void) | undefined;
}

function PickerInput({ options, renderIcon, onSearch, ...props }: PickerProps): ReactNode {
  return (
    <Combobox
      control={props.control}
      attributes={useTextInput(props)}
      options={options}
      renderIcon={renderIcon}
      onChoose={props.onSet}
      onSearch={onSearch}
    />
  );
}

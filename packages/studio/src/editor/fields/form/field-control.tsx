import type { ReactNode } from 'react';
import { canShow } from './form-field.ts';
import type { FieldInput } from './form-field.ts';
import type { InputProps, NestingProps } from './input-props.ts';
import { ColorInput } from './inputs/color-input.tsx';
import { DateInput, DateTimeInput } from './inputs/date-input.tsx';
import { ImageInput } from './inputs/image-input.tsx';
import { ListInput } from './inputs/list-input.tsx';
import { NumberInput } from './inputs/number-input.tsx';
import { ObjectInput } from './inputs/object-input.tsx';
import { IconInput, ReferenceInput } from './inputs/picker-inputs.tsx';
import { SelectInput } from './inputs/select-input.tsx';
import { SourceInput } from './inputs/source-input.tsx';
import { SwitchInput } from './inputs/switch-input.tsx';
import { TextInput } from './inputs/text-input.tsx';

type Inputs = {
  [Kind in Exclude<FieldInput['kind'], 'choice'>]: (props: InputProps<Kind> & NestingProps) => ReactNode;
};

const INPUTS: Inputs = {
  text: TextInput,
  number: NumberInput,
  boolean: SwitchInput,
  date: DateInput,
  dateTime: DateTimeInput,
  select: SelectInput,
  image: ImageInput,
  icon: IconInput,
  color: ColorInput,
  reference: ReferenceInput,
  list: ListInput,
  object: ObjectInput,
  source: SourceInput,
};

/** The input for a field. A value that its input cannot show is edited as YAML, so that nothing is lost. */
export function FieldControl(props: InputProps & NestingProps): ReactNode {
  const { input, value } = props;
  if (input.kind === 'choice' || !canShow(input, value)) return <SourceInput {...props} />;
  const Input = INPUTS[input.kind] as (props: InputProps & NestingProps) => ReactNode;
  return <Input {...props} />;
}

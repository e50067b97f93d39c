import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { fill } from '../../../messages/fill.ts';
import { useForm } from '../form-context.ts';
import type { ReferenceOption } from '../form-context.ts';
import type { ControlAttributes } from '../input-props.ts';
import type { TextAttributes } from '../use-text-input.ts';

/** Maximum number of options that are shown at once. */
const MAX_OPTIONS = 50;

/** Props of `Combobox`. */
export interface ComboboxProps {
  control: ControlAttributes;
  attributes: TextAttributes;
  options: readonly ReferenceOption[];
  /** Renders an icon before an option. */
  renderIcon?: ((value: string) => ReactNode) | undefined;
  onChoose: (value: string) => void;
  /** Called with the text to find options for, if they are loaded while the user types. */
  onSearch?: ((text: string) => void) | undefined;
}

/** A text input with suggestions. Any other text is accepted too. */
export function Combobox(props: ComboboxProps): ReactNode {
  const { control, attributes, options, renderIcon, onChoose, onSearch } = props;
  const { value: text, placeholder } = attributes;
  const { messages } = useForm();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // Until the user types, all options are shown, not only those that match the current value.
  const [hasTyped, setTyped] = useState(false);
  const matches = findOptions(options, hasTyped ? text : '');

  function close(): void {
    setOpen(false);
    setActive(-1);
    setTyped(false);
  }
  function open(): void {
    if (control.readOnly) return;
    if (!isOpen) onSearch?.('');
    setOpen(true);
  }
  function choose(option: ReferenceOption): void {
    onChoose(option.value);
    close();
  }
  function pressKey(event: KeyboardEvent): void {
    const option = matches[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      open();
      if (matches.length > 0)
        setActive((active + step + (active === -1 && step === -1 ? 1 : 0) + matches.length) % matches.length);
    } else if (event.key === 'Enter' && isOpen && option) {
      event.preventDefault();
      choose(option);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  const isShown = isOpen && options.length > 0;
  return (
    // Icon names are always left-to-right, and the icon is before the name.
    <span className="rs-combobox" dir={renderIcon ? 'ltr' : undefined}>
      {renderIcon && text !== '' && <span className="rs-form-mark">{renderIcon(text)}</span>}
      <input
        {...control}
        {...attributes}
        type="text"
        role="combobox"
        dir="auto"
        className="rs-input"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        onClick={open}
        onChange={(event) => {
          attributes.onChange(event);
          setTyped(true);
          setActive(-1);
          open();
          onSearch?.(event.target.value);
        }}
        onKeyDown={pressKey}
        onBlur={() => {
          close();
          attributes.onBlur();
        }}
      />
      <output className="rs-hidden">
        {isShown &&
          hasTyped &&
          (matches.length === 0 ? messages.noMatches : fill(messages.matches, { count: matches.length }))}
      </output>
      {isShown && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched, and datalists have no icons
        <span id={listId} role="listbox" aria-label={placeholder ?? messages.choose} className="rs-options">
          {matches.map((option, index) => (
            <Option
              key={option.value}
              id={`${listId}-${index}`}
              option={option}
              isActive={index === active}
              mark={renderIcon?.(option.value)}
              onChoose={() => choose(option)}
            />
          ))}
          {matches.length === 0 && <span className="rs-options-none">{messages.noMatches}</span>}
        </span>
      )}
    </span>
  );
}

interface OptionProps {
  id: string;
  option: ReferenceOption;
  isActive: boolean;
  mark: ReactNode;
  onChoose: () => void;
}

function Option({ id, option: { value, label }, isActive, mark, onChoose }: OptionProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the focus and handles all keys
    <span
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' });
      }}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- belongs to a listbox that is not a select
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="rs-option"
      // Keep the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {mark !== undefined && <span className="rs-form-mark">{mark}</span>}
      <span className="rs-option-label">{label}</span>
      {label !== value && (
        <span className="rs-option-value" dir="ltr">
          {value}
        </span>
      )}
    </span>
  );
}

/** Options that contain all typed words; those that start with the text come first. */
function findOptions(options: readonly ReferenceOption[], text: string): ReferenceOption[] {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  const matches = options.filter(({ value, label }) => {
    const searched = `${label} ${value}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
  const begins = ({ value, label }: ReferenceOption): boolean =>
    words[0] !== undefined && (label.toLowerCase().startsWith(words[0]) || value.toLowerCase().startsWith(words[0]));
  return [...matches.filter(begins), ...matches.filter((option) => !begins(option))].slice(0, MAX_OPTIONS);
}

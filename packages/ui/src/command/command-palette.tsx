import { Command } from 'cmdk';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Kbd } from '../kbd/kbd.tsx';
import { useWords } from '../words/words.ts';
import './command.css';

export interface CommandItem {
  id: string;
  label: string;
  /** A second line, smaller. */
  hint?: string;
  icon?: ReactNode;
  /** Words it is found by, beside those that are seen. */
  keywords?: string[];
  keys?: readonly string[];
  disabled?: boolean;
  onSelect: () => void;
}

export interface CommandPaletteProps {
  label: string;
  groups: readonly { label: string; items: readonly CommandItem[] }[];
  placeholder?: string;
  loading?: boolean;
}

/** A field, and below it what can be done. Typing narrows it down; arrows and Enter choose. */
export function CommandPalette({ label, groups, placeholder, loading = false }: CommandPaletteProps): ReactNode {
  const word = useWords();
  const [query, setQuery] = useState('');
  const isEmpty = groups.every(({ items }) => items.length === 0);
  return (
    <Command label={label} loop className="command">
      <Command.Input
        value={query}
        onValueChange={setQuery}
        placeholder={placeholder ?? word('commandPalette.placeholder')}
        className="command-field"
      />
      <Command.List label={label} className="command-list">
        {groups.map((group) => (
          <Command.Group key={group.label} heading={group.label} className="command-group">
            {group.items.map((item) => (
              <Entry key={item.id} item={item} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
      <div aria-live="polite">
        {loading ? (
          <p className="command-note">{word('contentSearch.loading')}</p>
        ) : (
          // One who has nothing to choose from is told so, not that nothing fits.
          <Command.Empty className="command-note">
            {word(isEmpty ? 'commandPalette.noData' : 'commandPalette.noMatch')}
          </Command.Empty>
        )}
      </div>
    </Command>
  );
}

function Entry({ item }: { item: CommandItem }): ReactNode {
  const { id, label, hint, icon, keywords = [], keys, disabled = false, onSelect } = item;
  return (
    <Command.Item
      value={id}
      keywords={[label, ...keywords]}
      disabled={disabled}
      onSelect={onSelect}
      className="command-item"
    >
      {icon}
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
      {keys && <Kbd keys={keys} />}
    </Command.Item>
  );
}

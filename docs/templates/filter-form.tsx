import { useMessages } from '@recto/site/ui';
import type { ReactNode } from 'react';
import { CATEGORIES, LICENSES } from './categories.ts';
import { SORTS } from './template-filter.ts';
import type { Sort } from './template-filter.ts';
import type { FilterState } from './use-template-filter.ts';

/** Props of `FilterForm`. */
export interface FilterFormProps {
  state: FilterState;
  /** Number of templates that match the filter. */
  count: number;
  className?: string;
}

/** Filters of the template gallery. It is a form, so that a server can process it without script. */
export function FilterForm({ state, count, className = '' }: FilterFormProps): ReactNode {
  const translate = useMessages();
  const { filter, choose, type, flush } = state;
  return (
    <search className={className}>
      <form
        data-live
        aria-label={translate('templates.filters')}
        onSubmit={(event) => {
          event.preventDefault();
          flush();
        }}
        className="flex flex-wrap items-center gap-3 border-b border-rule py-4 text-sm"
      >
        <Categories
          chosen={filter.category}
          onChoose={(category) => {
            choose({ category });
          }}
        />
        <SearchField value={filter.text} onType={type} onLeave={flush} />
        <Choice
          name="license"
          label={translate('templates.license')}
          value={filter.license}
          options={[
            ['', translate('templates.licenseAny')],
            ...LICENSES.map((license) => [license, translate(`templates.${license}`)] as const),
          ]}
          onChoose={(license) => {
            choose({ license });
          }}
        />
        <Choice
          name="sort"
          label={translate('templates.sort')}
          value={filter.sort}
          options={SORTS.map((sort) => [sort, translate(`templates.sort${capitalise(sort)}`)] as const)}
          onChoose={(sort) => {
            choose({ sort: sort as Sort });
          }}
        />
        <output className="sr-only">{translate('templates.count', { count })}</output>
      </form>
    </search>
  );
}

interface CategoriesProps {
  chosen: string;
  onChoose: (category: string) => void;
}

function Categories({ chosen, onChoose }: CategoriesProps): ReactNode {
  const translate = useMessages();
  return (
    <fieldset className="flex min-w-0 grow flex-wrap gap-x-1 gap-y-2 max-lg:basis-full">
      <legend className="sr-only">{translate('templates.category')}</legend>
      {(['', ...CATEGORIES] as const).map((category) => (
        <label key={category} className="gallery-kind">
          <input
            type="radio"
            name="category"
            value={category}
            checked={category === chosen}
            onChange={() => {
              onChoose(category);
            }}
            className="sr-only"
          />
          {category === '' ? translate('templates.all') : translate(`templates.category${capitalise(category)}`)}
        </label>
      ))}
    </fieldset>
  );
}

interface SearchFieldProps {
  value: string;
  onType: (text: string) => void;
  onLeave: () => void;
}

function SearchField({ value, onType, onLeave }: SearchFieldProps): ReactNode {
  const translate = useMessages();
  return (
    <div className="gallery-field flex items-center max-sm:basis-full">
      <input
        type="search"
        name="q"
        value={value}
        aria-label={translate('templates.search')}
        placeholder={translate('templates.search')}
        onChange={(event) => {
          onType(event.target.value);
        }}
        onBlur={onLeave}
        className="w-full min-w-0 bg-transparent outline-none"
      />
      <button
        type="submit"
        aria-label={translate('templates.search')}
        className="-me-1 grid size-6 shrink-0 cursor-pointer place-items-center text-soft"
      >
        <span className="glyph glyph-search size-4" aria-hidden="true" />
      </button>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

function Choice({ name, label, value, options, onChoose }: ChoiceProps): ReactNode {
  return (
    <div className="gallery-field flex max-sm:grow">
      <select
        name={name}
        aria-label={label}
        value={value}
        onChange={(event) => {
          onChoose(event.target.value);
        }}
        className="-me-5 grow cursor-pointer appearance-none bg-transparent pe-6 outline-none"
      >
        {options.map(([option, text]) => (
          <option key={option} value={option} className="bg-paper">
            {text}
          </option>
        ))}
      </select>
      <span className="glyph glyph-chevron pointer-events-none size-4 self-center" aria-hidden="true" />
    </div>
  );
}

function capitalise<Word extends string>(word: Word): Capitalize<Word> {
  return (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<Word>;
}

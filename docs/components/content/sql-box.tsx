'use client';

import { ContentError, useApp, useContentQuery, withBase } from '@recto/site/client';
import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

type Rows = Record<string, unknown>[];

interface SqlBoxProps {
  /** Label of the field. */
  label?: string;
  /** Label of the button. */
  run?: string;
  /** Text below the rows: `{rows} rows in {time} ms`. */
  result?: string;
  /** Queries by their name. The first one is in the field. */
  examples?: Readonly<Record<string, string>>;
}

const NO_EXAMPLES = {};

/** Runs SQL on the content of the website, in the database of the browser. */
export default function SqlBox({ label = '', run = '', result = '', examples = NO_EXAMPLES }: SqlBoxProps): ReactNode {
  const id = useId();
  const { base = '' } = useApp().site;
  const [text, setText] = useState(Object.values(examples)[0] ?? '');
  const [sent, setSent] = useState<string | null>(null);
  const { data, error, status } = useContentQuery(
    sent,
    async (_, sql) => {
      const start = performance.now();
      const rows = await sql(sent ?? '');
      return { rows, time: performance.now() - start };
    },
    { keep: true },
  );
  const runOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    setSent(text);
  };
  return (
    <div className="rounded-lg border border-rule bg-leaf p-5">
      <p className="flex flex-wrap gap-2">
        {Object.entries(examples).map(([name, query]) => (
          <button
            key={name}
            type="button"
            className="badge px-3 py-2"
            onClick={() => {
              setText(query);
              setSent(query);
            }}
          >
            {name}
          </button>
        ))}
      </p>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        id={id}
        value={text}
        rows={3}
        onChange={(event) => {
          setText(event.target.value);
        }}
        onKeyDown={runOnEnter}
        dir="ltr"
        spellCheck={false}
        className="mt-3 block w-full rounded-md border border-rule bg-paper px-3 py-2 font-mono text-sm"
      />
      <button
        type="button"
        className="button mt-3"
        onClick={() => {
          setSent(text);
        }}
      >
        {run}
      </button>
      {data && renderRows(data.rows, base)}
      <output htmlFor={id} dir="auto" className="mt-3 block text-sm text-soft" aria-busy={status === 'pending'}>
        {error === undefined ? data && describe(data, result) : messageOf(error)}
      </output>
    </div>
  );
}

function messageOf(error: unknown): string {
  if (error instanceof ContentError) return `${error.message} ${error.hint}`;
  return error instanceof Error ? error.message : String(error);
}

function describe({ rows, time }: { rows: Rows; time: number }, result: string): string {
  return result.replace('{rows}', String(rows.length)).replace('{time}', String(Math.ceil(time)));
}

function renderRows(rows: Rows, base: string): ReactNode {
  const names = Object.keys(rows[0] ?? {});
  return (
    <div className="prose mt-3">
      <table>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {names.map((name) => (
                <td key={name}>{renderValue(name, row[name], base)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Maximum length of a value in a cell, in characters. */
const MAX_LENGTH = 60;

function renderValue(name: string, value: unknown, base: string): ReactNode {
  if (name === 'path' && typeof value === 'string') {
    return (
      <a href={withBase(value, base)} dir="ltr">
        {value}
      </a>
    );
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

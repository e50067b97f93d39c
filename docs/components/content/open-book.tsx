'use client';

import { ContentRenderer, parseFilePath, useApp } from '@recto/site/client';
import { useMessages } from '@recto/site/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { HighlightedTextArea } from '../open-book/highlighted-text-area.tsx';
import styles from '../open-book/open-book.css?url';
import { useParsed } from '../open-book/use-parsed.ts';

interface OpenBookProps {
  file?: string;
  source?: string;
  /** Last word of the text, which is shown as if typed. */
  typed?: string;
  collection?: string;
  title?: string;
  description?: string;
  children?: ReactNode;
}

/**
 * Shows an editable file beside its rendered page, and between them the row in the database. The file is parsed in the
 * browser by the same engine that builds this site.
 */
export default function OpenBook({ file = '', source = '', typed, children, ...example }: OpenBookProps): ReactNode {
  const translate = useMessages();
  const id = useId();
  const { site } = useApp();
  const [text, setText] = useState(source);
  const { document, error } = useParsed(text, source, file);
  const { title, description } = document?.data ?? example;
  const { path } = parseFilePath(file, { locales: site.locales.map(({ code }) => code) });
  const row = { collection: textOf(example.collection), path, title: textOf(title) };
  return (
    <section className="book" aria-label={translate('book.label')}>
      {/* With a precedence, React shows the book only when its styles are loaded. */}
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="book-page book-verso">
        <div className="book-head">
          <label htmlFor={id} className="font-mono">
            <bdi>{file}</bdi>
          </label>
          <button
            type="button"
            className="book-reset"
            hidden={text === source}
            onClick={() => {
              setText(source);
            }}
          >
            {translate('book.reset')}
          </button>
        </div>
        <HighlightedTextArea
          id={id}
          text={text}
          onChange={setText}
          label={translate('book.file', { file })}
          typed={text === source ? typed : undefined}
        />
      </div>
      {error ? (
        <output className="book-row book-fault">
          {error.line !== undefined && <span>{translate('book.line', { line: String(error.line) })}</span>}
          <span>{error.message}</span>
          {error.hint !== undefined && <span className="text-soft">{error.hint}</span>}
        </output>
      ) : (
        <dl className="book-row">
          {Object.entries(row).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="book-page book-recto">
        <p className="book-head" aria-hidden="true">
          <bdi className="font-mono">{path}</bdi>
        </p>
        <article className="book-text" aria-live="off">
          <h2 className="display text-2xl sm:text-3xl">{textOf(title)}</h2>
          <p className="mt-2 text-soft">{textOf(description)}</p>
          <div className="prose mt-6">{document ? <ContentRenderer nodes={document.body.nodes} /> : children}</div>
        </article>
      </div>
    </section>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

'use client';

import { parseFilePath, useApp } from '@recto/site/client';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

interface PathPreviewProps {
  file?: string;
  label?: string;
  result?: string;
}

/** Shows the URL path of a file while its name is typed. */
export default function PathPreview({ file: initialFile = '', label = '', result = '' }: PathPreviewProps): ReactNode {
  const id = useId();
  const { site } = useApp();
  const [file, setFile] = useState(initialFile);
  const { path } = parseFilePath(file, { locales: site.locales.map(({ code }) => code) });
  return (
    <div className="rounded-lg border border-rule bg-leaf p-5">
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        value={file}
        onChange={(event) => {
          setFile(event.target.value);
        }}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        className="mt-2 block w-full rounded-md border border-rule bg-paper px-3 py-2 font-mono text-sm"
      />
      <p className="mt-3 text-sm text-soft">
        {result}{' '}
        <output htmlFor={id} dir="ltr" className="font-mono break-all text-accent">
          {path}
        </output>
      </p>
    </div>
  );
}

import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { PublishedDocument } from '../documents/published-document.ts';
import { FieldsForm } from '../fields/form/fields-form.tsx';
import type { FieldError } from '../fields/form/form-context.ts';
import { readFields } from '../fields/patch/read-fields.ts';
import type { FieldSource, PatchProblem } from '../fields/patch/read-fields.ts';
import { runEdit } from '../fields/patch/run-edit.ts';
import { pathAt } from '../fields/patch/source-tree.ts';
import type { SourceNode } from '../fields/patch/source-tree.ts';
import { usePictureOf } from '../preview/use-picture-of.ts';
import { useStudio, useValue } from '../studio.ts';
import { Icon } from '../ui/icon.tsx';
import { useMessages } from '../messages/messages.tsx';
import { fileFormatOf } from './file-format-of.ts';
import { startOfLine } from '../documents/start-of-line.ts';
import type { CheckedProblem } from './use-problems.ts';

interface FieldsViewProps {
  path: string;
  text: string;
  published: PublishedDocument | undefined;
  problems: readonly CheckedProblem[];
  isReadOnly: boolean;
}

/** Edits front matter or a data file as a form. */
export default function FieldsView({ path, text, published, problems, isReadOnly }: FieldsViewProps): ReactNode {
  const { documents, media, tree } = useStudio();
  const pictureOf = usePictureOf(path);
  const messages = useMessages('fields');
  const panel = useMessages('panel');
  const files = useValue(tree)?.files;
  const [refused, setRefused] = useState<PatchProblem>();
  const source = useMemo((): FieldSource => ({ text, format: formatOf(path) }), [path, text]);
  const read = useMemo(() => readFields(source), [source]);
  if (!read.ok) {
    return (
      <output className="rs-problem">
        <Icon name="warning" />
        <span>
          {panel.refused[read.problem]} {read.detail}
        </span>
      </output>
    );
  }
  return (
    <fieldset className="rs-form-view" disabled={isReadOnly}>
      {refused !== undefined && (
        <output className="rs-problem">
          <Icon name="warning" />
          <span>{panel.refused[refused]}</span>
        </output>
      )}
      <FieldsForm
        fields={published?.fields ?? {}}
        values={read.value}
        messages={messages}
        errors={errorsOf(problems, text, read.root)}
        onChange={(edit, options) => {
          const result = runEdit(source, edit, options);
          setRefused(result.ok ? undefined : result.problem);
          if (result.ok) documents.edit(path, result.text);
        }}
        onPickImage={async () => (await media.pick({ kind: 'image', file: path, needsAlt: false }))?.url}
        imageUrl={pictureOf}
        references={(collection) =>
          (files ?? [])
            .filter((file) => file.route !== undefined && (collection === undefined || file.collection === collection))
            .map(({ route = '', title = route }) => ({ value: route, label: title }))
        }
      />
    </fieldset>
  );
}

function formatOf(path: string): FieldSource['format'] {
  const format = fileFormatOf(path);
  return format === 'yaml' || format === 'json' || format === 'csv' ? format : 'markdown';
}

/** Assigns errors to fields by the line numbers that the check reports. */
function errorsOf(problems: readonly CheckedProblem[], text: string, root: SourceNode | null): FieldError[] {
  return problems.flatMap(({ severity, line, message, hint = '' }) => {
    if (severity !== 'error') return [];
    const path = line === undefined ? [] : pathAt(root, startOfLine(text, line));
    return [{ path, message: `${message} ${hint}`.trim() }];
  });
}

import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { PublishedDocument } from '../documents/published-document.ts';
import { FieldsForm } from '../fields/form/fields-form.tsx';
import type { FieldsFormProps } from '../fields/form/fields-form.tsx';
import type { FieldError } from '../fields/form/form-context.ts';
import { TableForm } from '../fields/form/table-form.tsx';
import { columnsOf, readFields } from '../fields/patch/read-fields.ts';
import type { FieldSource, PatchProblem } from '../fields/patch/read-fields.ts';
import { runEdit } from '../fields/patch/run-edit.ts';
import { pathAt } from '../fields/patch/source-tree.ts';
import type { SourceNode } from '../fields/patch/source-tree.ts';
import { usePictureOf } from '../preview/use-picture-of.ts';
import { useStudio } from '../studio.ts';
import { Icon } from '../ui/icon.tsx';
import { useMessages } from '../messages/messages.tsx';
import { fieldSourceOf } from './field-source-of.ts';
import { startOfLine } from '../documents/start-of-line.ts';
import { useFindIcons } from './use-find-icons.ts';
import type { CheckedProblem } from './use-problems.ts';
import { useReferences } from './use-references.ts';

interface FieldsViewProps {
  path: string;
  text: string;
  published: PublishedDocument | undefined;
  problems: readonly CheckedProblem[];
  isReadOnly: boolean;
}

/** Edits front matter or a data file as a form. */
export default function FieldsView({ path, text, published, problems, isReadOnly }: FieldsViewProps): ReactNode {
  const { documents, media } = useStudio();
  const pictureOf = usePictureOf(path);
  const messages = useMessages('fields');
  const panel = useMessages('panel');
  const references = useReferences(path, published?.fields);
  const findIcons = useFindIcons();
  const [refused, setRefused] = useState<PatchProblem>();
  const source = useMemo((): FieldSource => fieldSourceOf(path, text), [path, text]);
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
  const form: FieldsFormProps = {
    fields: published?.fields ?? {},
    values: read.value,
    messages,
    errors: errorsOf(problems, source, read.root),
    onChange: (edit, options) => {
      const result = runEdit(source, edit, options);
      setRefused(result.ok ? undefined : result.problem);
      if (result.ok) documents.edit(path, result.text);
    },
    onPickImage: async () => (await media.pick({ kind: 'image', file: path, needsAlt: false }))?.url,
    imageUrl: pictureOf,
    findIcons,
    references,
  };
  return (
    <fieldset className="rs-form-view" disabled={isReadOnly}>
      {refused !== undefined && (
        <output className="rs-problem">
          <Icon name="warning" />
          <span>{panel.refused[refused]}</span>
        </output>
      )}
      {source.format === 'csv' ? <TableForm {...form} columns={columnsOf(source)} /> : <FieldsForm {...form} />}
    </fieldset>
  );
}

/** Assigns errors to fields by the positions that the check reports. */
function errorsOf(
  problems: readonly CheckedProblem[],
  { text, format }: FieldSource,
  root: SourceNode | null,
): FieldError[] {
  return problems.flatMap(({ severity, line, column = 1, message, hint = '' }) => {
    if (severity !== 'error') return [];
    // All values of a row are in one line.
    const inLine = format === 'csv' ? column - 1 : 0;
    const path = line === undefined ? [] : pathAt(root, startOfLine(text, line) + inLine);
    return [{ path, message: `${message} ${hint}`.trim() }];
  });
}

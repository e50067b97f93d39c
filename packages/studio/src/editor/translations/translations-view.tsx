import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useStudio, useValue } from '../studio.ts';
import type { Tree, View } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { useMessages } from '../messages/messages.tsx';
import { CreateTranslation } from './create-translation.tsx';
import { QueueView } from './queue/queue-view.tsx';
import { pathOfTranslation, withNewPages } from './queue/translation-queue.ts';
import { SideBySide } from './side-by-side/side-by-side.tsx';
import { storeLanguage } from './stored-language.ts';
import { useText } from './use-text.ts';

/** The list of translations, or one translation next to its original. */
export default function TranslationsView(): ReactNode {
  const { documents, tree, view } = useStudio();
  const { translation } = useValue(view);
  const messages = useMessages('panel');
  const listed = useValue(tree);
  const { drafts } = useValue(documents.state);
  const loaded = useMemo(() => listed && withNewPages(listed, drafts), [listed, drafts]);
  const locale = translation?.locale;
  useEffect(() => {
    if (locale !== undefined) storeLanguage(locale);
  }, [locale]);
  if (!loaded) return <p className="rs-empty">{messages.loading}</p>;
  if (!translation) return <QueueView tree={loaded} />;
  return <OpenTranslation key={`${locale} ${translation.original}`} tree={loaded} {...translation} />;
}

function OpenTranslation({ tree, original, locale }: NonNullable<View['translation']> & { tree: Tree }): ReactNode {
  const { documents, view } = useStudio();
  const messages = useMessages('panel');
  const { back } = useMessages('translations');
  const { drafts } = useValue(documents.state);
  const file = tree.files.find(({ path }) => path === original);
  const path = file && pathOfTranslation(file, { tree, drafts, locale });
  const draft = path === undefined ? undefined : drafts.get(path);
  const isWritten = draft ? draft.text !== undefined : tree.files.some((one) => one.path === path);
  const from = useText(original);
  const to = useText(isWritten ? path : undefined);
  const failed = [from, to].find(({ text, problem }) => text === undefined && problem);
  const languages = { from: tree.locales[0] ?? '', to: locale };
  return (
    <div className="rs-translation">
      <div className="rs-translation-back">
        <Button
          look="quiet"
          icon="chevron"
          onClick={() => {
            view.set({ ...view.get(), translation: undefined });
          }}
        >
          {back}
        </Button>
      </div>
      {failed ? (
        <div className="rs-empty" role="alert">
          <h2>{messages.error}</h2>
          <p>
            {failed.problem?.message} {failed.problem?.hint}
          </p>
          <Button onClick={failed.retry}>{messages.retry}</Button>
        </div>
      ) : from.text === undefined || (isWritten && to.text === undefined) ? (
        <p className="rs-empty">{messages.loading}</p>
      ) : path !== undefined && to.text !== undefined ? (
        <SideBySide path={path} text={to.text} originalPath={original} original={from.text} languages={languages} />
      ) : (
        <CreateTranslation title={file?.title ?? original} path={path} original={from.text} languages={languages} />
      )}
    </div>
  );
}

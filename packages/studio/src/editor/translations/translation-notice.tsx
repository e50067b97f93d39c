import type { ReactNode } from 'react';
import { findPageFile } from '../../documents/find-page-file.ts';
import { useStudio, useValue } from '../studio.ts';
import type { View } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { fill } from '../messages/fill.ts';
import { useMessages } from '../messages/messages.tsx';
import { languageOfText } from './language-of-text.ts';
import { originalOf } from './queue/translation-queue.ts';

/** Notice that the current page is not translated, or that a translation is outdated. */
export function TranslationNotice({ path }: { path: string }): ReactNode {
  const { tree, preview, view } = useStudio();
  const panel = useMessages('panel');
  const messages = useMessages('translations');
  const loaded = useValue(tree);
  if (!loaded) return null;
  const page = preview.current();
  const isFallback = page.locale !== page.textLocale && findPageFile(loaded.files, page) === path;
  const file = loaded.files.find((one) => one.path === path);
  const original = file?.stale === true ? originalOf(path, loaded) : undefined;
  const open = (translation: View['translation']): void => {
    view.set({ ...view.get(), tab: 'translations', translation });
  };
  if (isFallback) {
    const language = languageOfText(preview.locales, page.textLocale).name;
    return (
      <Notice
        text={fill(panel.fallback, { language })}
        action={panel.translate}
        onChoose={() => {
          open({ original: path, locale: page.locale });
        }}
      />
    );
  }
  if (!original || file?.locale === undefined) return null;
  const { locale } = file;
  return (
    <Notice
      text={messages.state.stale}
      action={messages.compare}
      onChoose={() => {
        open({ original: original.path, locale });
      }}
    />
  );
}

function Notice({ text, action, onChoose }: { text: string; action: string; onChoose: () => void }): ReactNode {
  return (
    <div className="rs-state">
      <Icon name="globe" />
      <output>{text}</output>
      <Button onClick={onChoose}>{action}</Button>
    </div>
  );
}

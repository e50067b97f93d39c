import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../src/button/button.tsx';
import { Toaster } from '../../src/toast/toaster.tsx';
import { createToasts } from '../../src/toast/toasts.ts';
import { localText } from '../choices.ts';
import { Example, Section } from '../section.tsx';

const toasts = createToasts();
const COLORS = ['neutral', 'success', 'info', 'warning', 'error', 'primary', 'secondary'] as const;

/** Toasts in all colours. */
export function Toasts(): ReactNode {
  const [count, setCount] = useState(0);
  const [undone, setUndone] = useState(false);
  const add = (): void => {
    const color = COLORS[count % COLORS.length] ?? 'neutral';
    setCount(count + 1);
    toasts.add({
      title: localText(`Saved ${count + 1}`, `حُفظ ${count + 1}`),
      description: localText('The changes are in the file.', 'التغييرات في الملف.'),
      color,
    });
  };
  const remove = (): void => {
    toasts.add({
      title: localText('Deleted', 'حُذف'),
      duration: Infinity,
      action: {
        label: localText('Undo', 'تراجع'),
        onClick: () => {
          setUndone(true);
        },
      },
    });
  };
  return (
    <Section id="toasts" title={localText('Toasts', 'الإشعارات')}>
      <Example name={localText('Queue: at most five are visible', 'طابور: خمسة في كل مرة')}>
        <div className="flex items-center gap-3">
          <Button onClick={add}>{localText('Toast', 'إشعار')}</Button>
          <Button variant="outline" color="neutral" onClick={remove}>
            {localText('With an action', 'مع إجراء')}
          </Button>
          <Button variant="ghost" color="neutral" onClick={toasts.clear}>
            {localText('Clear', 'امسح الكل')}
          </Button>
          <output data-testid="undone">{String(undone)}</output>
        </div>
      </Example>
      <Toaster toasts={toasts} />
    </Section>
  );
}

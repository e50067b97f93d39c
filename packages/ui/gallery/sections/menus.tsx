import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../src/button/button.tsx';
import { DropdownMenu } from '../../src/dropdown/dropdown-menu.tsx';
import { HoverCard } from '../../src/hover-card/hover-card.tsx';
import { Tooltip } from '../../src/tooltip/tooltip.tsx';
import { localText } from '../choices.ts';
import { Example, Section } from '../section.tsx';

/** Menus, tooltips and hover cards. */
export function Menus(): ReactNode {
  const [done, setDone] = useState('');
  const act = (label: string) => ({
    label,
    onSelect: () => {
      setDone(label);
    },
  });
  const groups = [
    [
      { ...act(localText('Copy', 'نسخ')), keys: ['⌘', 'C'] },
      act(localText('Duplicate', 'تكرار')),
      {
        label: localText('Share', 'مشاركة'),
        children: [[act(localText('By mail', 'بالبريد')), act(localText('By link', 'برابط'))]],
      },
      act(localText('Rename', 'إعادة التسمية')),
    ],
    [
      { label: localText('Open the page', 'افتح الصفحة'), to: '#menus' },
      { ...act(localText('Publish', 'نشر')), disabled: true },
      { ...act(localText('Delete', 'حذف')), color: 'error' as const },
    ],
  ];
  return (
    <Section id="menus" title={localText('Menus', 'القوائم')}>
      <Example name={localText('Dropdown', 'القائمة المنسدلة')}>
        <div className="flex items-center gap-4">
          <DropdownMenu
            trigger={
              <Button variant="outline" color="neutral">
                {localText('Actions', 'إجراءات')}
              </Button>
            }
            groups={groups}
          />
          <output data-testid="done">{done}</output>
        </div>
      </Example>
      <Example name={localText('Tooltips', 'التلميحات')}>
        <div className="flex gap-3">
          <Tooltip text={localText('Saves the page', 'يحفظ الصفحة')} keys={['⌘', 'S']}>
            <Button variant="ghost">{localText('Keep', 'احتفظ')}</Button>
          </Tooltip>
          <Tooltip text={localText('Discards your changes', 'يتجاهل تغييراتك')} side="bottom">
            <Button variant="ghost" color="neutral">
              {localText('Forget', 'انسَ')}
            </Button>
          </Tooltip>
        </div>
      </Example>
      <Example name={localText('Hover card', 'بطاقة التحويم')}>
        <p>
          {localText('Written by ', 'كتبه ')}
          <HoverCard
            trigger={
              <a href="#menus" className="text-accent underline">
                {localText('the Recto team', 'فريق ريكتو')}
              </a>
            }
          >
            {localText('They keep words in files.', 'يحفظون الكلمات في ملفات.')}
          </HoverCard>
        </p>
      </Example>
    </Section>
  );
}

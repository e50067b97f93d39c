import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../src/button/button.tsx';
import { DropdownMenu } from '../../src/dropdown/dropdown-menu.tsx';
import { HoverCard } from '../../src/hover-card/hover-card.tsx';
import { Tooltip } from '../../src/tooltip/tooltip.tsx';
import { say } from '../choices.ts';
import { Sample, Section } from '../section.tsx';

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
      { ...act(say('Copy', 'نسخ')), keys: ['⌘', 'C'] },
      act(say('Duplicate', 'تكرار')),
      {
        label: say('Share', 'مشاركة'),
        children: [[act(say('By mail', 'بالبريد')), act(say('By link', 'برابط'))]],
      },
      act(say('Rename', 'إعادة التسمية')),
    ],
    [
      { label: say('Open the page', 'افتح الصفحة'), to: '#menus' },
      { ...act(say('Publish', 'نشر')), disabled: true },
      { ...act(say('Delete', 'حذف')), color: 'error' as const },
    ],
  ];
  return (
    <Section id="menus" title={say('Menus', 'القوائم')}>
      <Sample name={say('Dropdown', 'القائمة المنسدلة')}>
        <div className="flex items-center gap-4">
          <DropdownMenu
            trigger={
              <Button variant="outline" color="neutral">
                {say('Actions', 'إجراءات')}
              </Button>
            }
            groups={groups}
          />
          <output data-testid="done">{done}</output>
        </div>
      </Sample>
      <Sample name={say('Tooltips', 'التلميحات')}>
        <div className="flex gap-3">
          <Tooltip text={say('Saves the page', 'يحفظ الصفحة')} keys={['⌘', 'S']}>
            <Button variant="ghost">{say('Keep', 'احتفظ')}</Button>
          </Tooltip>
          <Tooltip text={say('Forgets what was written', 'ينسى ما كُتب')} side="bottom">
            <Button variant="ghost" color="neutral">
              {say('Forget', 'انسَ')}
            </Button>
          </Tooltip>
        </div>
      </Sample>
      <Sample name={say('Hover card', 'بطاقة التحويم')}>
        <p>
          {say('Written by ', 'كتبه ')}
          <HoverCard
            trigger={
              <a href="#menus" className="text-accent underline">
                {say('the Recto team', 'فريق ريكتو')}
              </a>
            }
          >
            {say('They keep words in files.', 'يحفظون الكلمات في ملفات.')}
          </HoverCard>
        </p>
      </Sample>
    </Section>
  );
}

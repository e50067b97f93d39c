import type { ReactNode } from 'react';
import { Button } from '../../src/button/button.tsx';
import { localText } from '../choices.ts';
import { Example, Section } from '../section.tsx';

const VARIANTS = ['solid', 'outline', 'soft', 'ghost', 'link'] as const;
const COLORS = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;

/** Buttons in all variants, colours and sizes. */
export function Buttons(): ReactNode {
  const save = localText('Save', 'حفظ');
  return (
    <Section id="buttons" title={localText('Buttons', 'الأزرار')}>
      {VARIANTS.map((variant) => (
        <Example key={variant} name={variant}>
          <div className="flex flex-wrap gap-3">
            {COLORS.map((color) => (
              <Button key={color} variant={variant} color={color}>
                {save}
              </Button>
            ))}
          </div>
        </Example>
      ))}
      <Example name={localText('Sizes, busy, switched off, a link', 'الأحجام، منشغل، معطّل، رابط')}>
        <div className="flex flex-wrap items-center gap-3">
          {SIZES.map((size) => (
            <Button key={size} size={size}>
              {save}
            </Button>
          ))}
          <Button loading>{save}</Button>
          <Button disabled variant="outline">
            {save}
          </Button>
          <Button to="#buttons" variant="soft">
            {localText('Read on', 'تابع القراءة')}
          </Button>
        </div>
      </Example>
    </Section>
  );
}

import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../../src/button/button.tsx';
import { Drawer } from '../../src/drawer/drawer.tsx';
import type { DrawerProps } from '../../src/drawer/drawer.tsx';
import { Modal } from '../../src/modal/modal.tsx';
import { OverlayHost } from '../../src/overlay/overlay-host.tsx';
import { createOverlays } from '../../src/overlay/overlays.ts';
import { Slideover } from '../../src/slideover/slideover.tsx';
import { localText } from '../choices.ts';
import { Example, Section } from '../section.tsx';

const overlays = createOverlays({ confirm: async () => (await import('../confirm.tsx')).Confirm });

const title = localText('Example dialog', 'مثال على نافذة حوار');
const description = localText('It covers the page until it is closed.', 'تغطّي الصفحة حينًا.');
const prose = localText('Nothing an author writes is ever executed. ', 'لا يُنفَّذ شيء مما يكتبه الكاتب. ');

interface OpenProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Opener({ label, overlay: Overlay }: { label: string; overlay: ComponentType<OpenProps> }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        color="neutral"
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <Overlay open={open} onOpenChange={setOpen} />
    </>
  );
}

function Plain(props: OpenProps): ReactNode {
  return (
    <Modal
      {...props}
      title={title}
      description={description}
      footer={<Button size="sm">{localText('OK', 'حسنًا')}</Button>}
    >
      <label>
        {localText('Name', 'الاسم')} <input className="ms-2 rounded border border-rule px-2" />
      </label>
    </Modal>
  );
}

function NotDismissible(props: OpenProps): ReactNode {
  const [preventedCount, setPreventedCount] = useState(0);
  const close = (
    <Button
      size="sm"
      onClick={() => {
        props.onOpenChange(false);
      }}
    >
      {localText('Done', 'انتهيت')}
    </Button>
  );
  return (
    <Drawer
      {...props}
      title={title}
      description={description}
      dismissible={false}
      onClosePrevented={() => {
        setPreventedCount(preventedCount + 1);
      }}
      footer={close}
    >
      <output data-testid="prevented">{preventedCount}</output>
    </Drawer>
  );
}

const drawers: [string, Partial<DrawerProps>][] = [
  [localText('Drawer', 'الدُّرج'), {}],
  [localText('From the top', 'من الأعلى'), { direction: 'top' }],
  [localText('From the left', 'من اليسار'), { direction: 'left' }],
  [localText('From the right', 'من اليمين'), { direction: 'right' }],
  [localText('Snap points', 'نقاط التوقّف'), { snapPoints: [0.3, 0.6, 1] }],
  [localText('Not modal', 'غير حاجب'), { modal: false }],
  [localText('Long drawer', 'دُرج طويل'), { children: prose.repeat(60) }],
];
const drawerOverlays = drawers.map(([label, options]): [string, ComponentType<OpenProps>] => [
  label,
  (props) => (
    <Drawer title={title} description={description} {...props} {...options}>
      {options.children ?? prose}
    </Drawer>
  ),
]);
const modalsAndSlideovers: [string, ComponentType<OpenProps>][] = [
  [localText('Modal', 'النافذة'), Plain],
  [
    localText('Slide-over', 'اللوح المنزلق'),
    (props) => (
      <Slideover {...props} title={title} description={description}>
        {prose}
      </Slideover>
    ),
  ],
  [
    localText('Slide-over at the start', 'لوح من البداية'),
    (props) => (
      <Slideover {...props} side="start" title={title}>
        {prose}
      </Slideover>
    ),
  ],
];

/** Modals, slide-overs and drawers. */
export function Overlays(): ReactNode {
  const [answer, setAnswer] = useState('');
  const ask = async (): Promise<void> => {
    setAnswer(String(await overlays.open('confirm', { question: localText('Delete this page?', 'هل يُحذف؟') })));
  };
  return (
    <Section id="overlays" title={localText('Overlays', 'الطبقات')}>
      <Example name={localText('Modal and slide-over', 'النافذة واللوح المنزلق')}>
        <div className="flex flex-wrap gap-3">
          {modalsAndSlideovers.map(([label, overlay]) => (
            <Opener key={label} label={label} overlay={overlay} />
          ))}
        </div>
      </Example>
      <Example name={localText('Drawers', 'الأدراج')}>
        <div className="flex flex-wrap gap-3">
          {drawerOverlays.map(([label, overlay]) => (
            <Opener key={label} label={label} overlay={overlay} />
          ))}
          <Opener label={localText('Not dismissible', 'لا يُصرف')} overlay={NotDismissible} />
        </div>
      </Example>
      <Example name={localText('Opened from code', 'تُفتح من الشيفرة')}>
        <div className="flex items-center gap-4">
          <Button onClick={() => void ask()}>{localText('Ask', 'اسأل')}</Button>
          <output data-testid="answer">{answer}</output>
        </div>
      </Example>
      <OverlayHost overlays={overlays} />
    </Section>
  );
}

import type { ComponentType, ReactNode } from 'react';
import Accordion from '../ui-samples/accordion.tsx';
import Avatar from '../ui-samples/avatar.tsx';
import Badge from '../ui-samples/badge.tsx';
import Card from '../ui-samples/card.tsx';
import Collapsible from '../ui-samples/collapsible.tsx';
import Kbd from '../ui-samples/kbd.tsx';
import Progress from '../ui-samples/progress.tsx';
import Skeleton from '../ui-samples/skeleton.tsx';
import Table from '../ui-samples/table.tsx';
import Tabs from '../ui-samples/tabs.tsx';

interface UiStaticSampleProps {
  /** File name of the sample in `components/ui-samples`. */
  name: 'accordion' | 'avatar' | 'badge' | 'card' | 'collapsible' | 'kbd' | 'progress' | 'skeleton' | 'table' | 'tabs';
}

const samples: Readonly<Record<UiStaticSampleProps['name'], ComponentType>> = {
  accordion: Accordion,
  avatar: Avatar,
  badge: Badge,
  card: Card,
  collapsible: Collapsible,
  kbd: Kbd,
  progress: Progress,
  skeleton: Skeleton,
  table: Table,
  tabs: Tabs,
};

/** Shows a component of the UI kit that a server can render. The first `ui-sample` of the page loads the styles. */
export default function UiStaticSample({ name }: UiStaticSampleProps): ReactNode {
  const Sample = samples[name];
  return (
    // The markdown has the code of the sample.
    <div className="ui-sample" data-markdown="skip">
      <Sample />
    </div>
  );
}

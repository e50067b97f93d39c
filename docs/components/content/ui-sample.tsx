'use client';

import { MessagesContext } from '@recto/site/ui';
import { use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import Breadcrumb from '../ui-samples/breadcrumb.tsx';
import Button from '../ui-samples/button.tsx';
import Carousel from '../ui-samples/carousel.tsx';
import CopyCommand from '../ui-samples/copy-command.tsx';
import Drawer from '../ui-samples/drawer.tsx';
import DropdownMenu from '../ui-samples/dropdown-menu.tsx';
import HoverCard from '../ui-samples/hover-card.tsx';
import Icon from '../ui-samples/icon.tsx';
import Modal from '../ui-samples/modal.tsx';
import Pagination from '../ui-samples/pagination.tsx';
import Slideover from '../ui-samples/slideover.tsx';
import Toast from '../ui-samples/toast.tsx';
import Tooltip from '../ui-samples/tooltip.tsx';
import styles from '../ui-samples/ui-samples.css?url';
import UseCopy from '../ui-samples/use-copy.tsx';

interface UiSampleProps {
  /** File name of the sample in `components/ui-samples`. */
  name:
    | 'breadcrumb'
    | 'button'
    | 'carousel'
    | 'copy-command'
    | 'drawer'
    | 'dropdown-menu'
    | 'hover-card'
    | 'icon'
    | 'modal'
    | 'pagination'
    | 'slideover'
    | 'toast'
    | 'tooltip'
    | 'use-copy';
  /** Whether it is the first sample of the page, which loads the style sheet for all of them. */
  first?: boolean;
}

const samples: Readonly<Record<UiSampleProps['name'], ComponentType>> = {
  breadcrumb: NamedBreadcrumb,
  button: Button,
  carousel: Carousel,
  'copy-command': CopyCommand,
  drawer: Drawer,
  'dropdown-menu': DropdownMenu,
  'hover-card': HoverCard,
  icon: Icon,
  modal: Modal,
  pagination: Pagination,
  slideover: Slideover,
  toast: Toast,
  tooltip: Tooltip,
  'use-copy': UseCopy,
};

/** Shows a component of the UI kit that needs React in the browser, or texts of the interface. */
export default function UiSample({ name, first = false }: UiSampleProps): ReactNode {
  const Sample = samples[name];
  return (
    // The markdown has the code of the sample.
    <div className="ui-sample" data-markdown="skip">
      {/* Not in the head, where React would insert it before the style sheet of the website. */}
      {first && <link rel="stylesheet" href={styles} />}
      <Sample />
    </div>
  );
}

/** The page has a breadcrumb of its own, and landmarks of the same kind need different names. */
function NamedBreadcrumb(): ReactNode {
  const messages = use(MessagesContext);
  return (
    <MessagesContext value={{ ...messages, 'breadcrumb.label': 'Breadcrumb of the sample' }}>
      <Breadcrumb />
    </MessagesContext>
  );
}

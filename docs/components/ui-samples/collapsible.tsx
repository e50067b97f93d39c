import { Collapsible } from '@recto/site/ui';

export default function CollapsibleSample() {
  return <Collapsible title="Recipe">Quartz, chalk and kaolin.</Collapsible>;
}

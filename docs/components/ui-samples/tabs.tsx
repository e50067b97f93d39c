import { Tabs } from '@recto/ui/tabs';

export default function TabsSample() {
  return (
    <Tabs
      label="Care instructions"
      tabs={[
        { label: 'Stoneware', content: 'Can be washed in a dishwasher.' },
        { label: 'Earthenware', content: 'Wash it by hand.' },
      ]}
    />
  );
}

import { Badge, Card } from '@recto/site/ui';

export default function CardSample() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Card title="Glazes" to="#card" badge={<Badge>New</Badge>}>
        Twelve colours for stoneware.
      </Card>
      <Card title="Opening hours">From nine to five.</Card>
    </div>
  );
}

import { Badge } from '@recto/site/ui';

export default function BadgeSample() {
  return (
    <div className="flex flex-wrap gap-3">
      <Badge color="success">In stock</Badge>
      <Badge color="warning">Few left</Badge>
      <Badge color="error">Sold out</Badge>
      <Badge>Stoneware</Badge>
    </div>
  );
}

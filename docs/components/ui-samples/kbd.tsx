import { Kbd } from '@recto/site/ui';

export default function KbdSample() {
  return (
    <p>
      Press <Kbd keys={['Ctrl', 'K']} /> to search.
    </p>
  );
}

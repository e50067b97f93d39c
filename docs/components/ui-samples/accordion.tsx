import { Accordion } from '@recto/site/ui';

const questions = [
  { title: 'Can I collect my order?', content: 'Yes, until six.' },
  { title: 'Is the glaze safe for food?', content: 'Yes, it is.' },
];

export default function AccordionSample() {
  return <Accordion items={questions} />;
}

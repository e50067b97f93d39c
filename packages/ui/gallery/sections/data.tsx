import type { ReactNode } from 'react';
import { Carousel } from '../../src/carousel/carousel.tsx';
import { Image } from '../../src/image/image.tsx';
import { Pagination } from '../../src/pagination/pagination.tsx';
import { Table } from '../../src/table/table.tsx';
import { say } from '../choices.ts';
import { BOOK, PAGE } from '../pictures.ts';
import { Sample, Section } from '../section.tsx';

interface FileRow {
  file: string;
  rows: number;
}

const columns = [
  { label: say('File', 'الملف'), cell: ({ file }: FileRow) => <bdi>{file}</bdi> },
  { label: say('Rows', 'الصفوف'), cell: ({ rows }: FileRow) => rows, numeric: true },
];
const rows: FileRow[] = [
  { file: 'content/en/index.md', rows: 1 },
  { file: 'content/en/people.csv', rows: 128 },
];
const leaves = [
  say('First leaf', 'الورقة الأولى'),
  say('Second leaf', 'الورقة الثانية'),
  say('Third leaf', 'الورقة الثالثة'),
];

/** Tables, pagination and carousels. */
export function Data(): ReactNode {
  const slides = leaves.map((leaf) => (
    <div key={leaf} className="display grid h-48 place-items-center rounded-lg bg-leaf text-2xl">
      {leaf}
    </div>
  ));
  const rowKey = ({ file }: FileRow): string => file;
  return (
    <Section id="data" title={say('Data', 'البيانات')}>
      <Sample name={say('Table: full, empty, on its way', 'الجدول: ممتلئ، فارغ، في الطريق')}>
        <div className="grid gap-8">
          <Table caption={say('What was read', 'ما قُرئ')} columns={columns} rows={rows} rowKey={rowKey} />
          <Table caption={say('What was left out', 'ما تُرك')} columns={columns} rows={[]} rowKey={rowKey} />
          <Table
            caption={say('What is being read', 'ما يُقرأ الآن')}
            columns={columns}
            rows={[]}
            rowKey={rowKey}
            loading
          />
        </div>
      </Sample>
      <Sample name={say('Pagination', 'ترقيم الصفحات')}>
        <Pagination page={5} pages={12} to={(page) => `#page-${page}`} />
      </Sample>
      <Sample name={say('Carousel', 'عرض الشرائح')}>
        <Carousel label={say('Three leaves', 'ثلاث أوراق')} slides={slides} />
      </Sample>
      <Sample name={say('Carousel of pictures', 'عرض صور')}>
        <Carousel
          label={say('Two pictures', 'صورتان')}
          slides={[PAGE, BOOK].map((picture) => (
            <Image key={picture} src={picture} alt="" width={640} height={360} />
          ))}
        />
      </Sample>
    </Section>
  );
}

import type { ReactNode } from 'react';
import { Carousel } from '../../src/carousel/carousel.tsx';
import { Image } from '../../src/image/image.tsx';
import { Pagination } from '../../src/pagination/pagination.tsx';
import { Table } from '../../src/table/table.tsx';
import { localText } from '../choices.ts';
import { BOOK, PAGE } from '../pictures.ts';
import { Example, Section } from '../section.tsx';

interface FileRow {
  file: string;
  rows: number;
}

const columns = [
  { label: localText('File', 'الملف'), cell: ({ file }: FileRow) => <bdi>{file}</bdi> },
  { label: localText('Rows', 'الصفوف'), cell: ({ rows }: FileRow) => rows, numeric: true },
];
const rows: FileRow[] = [
  { file: 'content/en/index.md', rows: 1 },
  { file: 'content/en/people.csv', rows: 128 },
];
const leaves = [
  localText('First leaf', 'الورقة الأولى'),
  localText('Second leaf', 'الورقة الثانية'),
  localText('Third leaf', 'الورقة الثالثة'),
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
    <Section id="data" title={localText('Data', 'البيانات')}>
      <Example name={localText('Table: with rows, empty, loading', 'الجدول: بصفوف، فارغ، قيد التحميل')}>
        <div className="grid gap-8">
          <Table caption={localText('Files', 'الملفات')} columns={columns} rows={rows} rowKey={rowKey} />
          <Table caption={localText('Drafts', 'المسوّدات')} columns={columns} rows={[]} rowKey={rowKey} />
          <Table
            caption={localText('Loading files', 'ملفات قيد التحميل')}
            columns={columns}
            rows={[]}
            rowKey={rowKey}
            loading
          />
        </div>
      </Example>
      <Example name={localText('Pagination', 'ترقيم الصفحات')}>
        <Pagination page={5} pages={12} to={(page) => `#page-${page}`} />
      </Example>
      <Example name={localText('Carousel', 'عرض الشرائح')}>
        <Carousel label={localText('Three leaves', 'ثلاث أوراق')} slides={slides} />
      </Example>
      <Example name={localText('Carousel of pictures', 'عرض صور')}>
        <Carousel
          label={localText('Two pictures', 'صورتان')}
          slides={[PAGE, BOOK].map((picture) => (
            <Image key={picture} src={picture} alt="" width={640} height={360} />
          ))}
        />
      </Example>
    </Section>
  );
}

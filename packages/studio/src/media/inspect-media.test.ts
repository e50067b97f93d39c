import { describe, expect, test } from 'vitest';
import { SAMPLES, SVG, sample } from '../../fixtures/media-samples.ts';
import { inspectMedia } from './inspect-media.ts';
import { MEDIA_TYPES } from './media-types.ts';

const HTML = '<!doctype html><script>alert(1)</script>';

test('has a sample of each type', () => {
  expect(Object.keys(SAMPLES)).toEqual(Object.keys(MEDIA_TYPES));
});

test.for(Object.entries(SAMPLES))('detects %s by its content', ([type, bytes]) => {
  const size = type.startsWith('image/') ? { width: 3, height: 2 } : {};
  const inspected = inspectMedia(bytes);
  expect(inspected).toMatchObject({ type, ...size });
  expect('bytes' in inspected && Buffer.from(inspected.bytes).equals(bytes)).toBe(true);
});

test.for(Object.entries(SAMPLES).filter(([type]) => !/pdf|svg|webm|ogg|wav|mpeg/u.test(type)))(
  'rejects half of %s',
  ([, bytes]) => {
    expect(inspectMedia(bytes.subarray(0, bytes.length / 2))).toHaveProperty('reason');
  },
);

describe('rejects files that are not media files', () => {
  const png = sample('image/png');
  test.for(
    Object.entries({
      nothing: '',
      HTML,
      'HTML in UTF-16': Buffer.from(`\uFEFF${HTML}`, 'utf16le'),
      'a script': 'alert(1)',
      'a text': 'Words.',
      'the beginning of a PNG file and HTML': Buffer.concat([png.subarray(0, 8), Buffer.from(HTML)]),
      'the head of a PNG file and HTML': Buffer.concat([png.subarray(0, 33), Buffer.from(HTML)]),
      'a script that begins as a GIF file': 'GIF89a=1;alert(1)//',
      'a GIF file without a picture': Buffer.from('R0lGODlhAwACAIAAAExpcQBEiDs=', 'base64'),
      'HTML that begins as a JPEG file': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(HTML)]),
      'a JPEG file without a picture': Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 1, 0xff, 0xd9]),
      'HTML that begins as a movie': Buffer.concat([sample('video/mp4').subarray(0, 24), Buffer.from(HTML)]),
      'a movie without its table': Buffer.concat([sample('video/mp4').subarray(0, 20)]),
      'a movie with HTML at its end': Buffer.concat([sample('video/mp4'), Buffer.from(HTML)]),
      'a HEIC picture of an iPhone': Buffer.from(
        sample('image/avif').toString('latin1').replaceAll('avif', 'heic'),
        'latin1',
      ),
      'a PDF file after something else': Buffer.concat([Buffer.from(HTML), sample('application/pdf')]),
      'a PDF file without an end': '%PDF-1.7\n',
      'one frame and HTML': Buffer.concat([sample('audio/mpeg').subarray(15, 432), Buffer.from(HTML)]),
      'a program': Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]),
      'an archive': Buffer.from('PK\u0003\u0004', 'latin1'),
      'Matroska video': Buffer.from(sample('video/webm').toString('latin1').replace('webm', 'matr'), 'latin1'),
      'video in Ogg': Buffer.from(sample('audio/ogg').toString('latin1').replace('OpusHead', '\u0080theora'), 'latin1'),
      'HTML with an SVG in it': `<html>${SVG}</html>`,
    }),
  )('%s', ([, bytes]) => {
    expect(inspectMedia(Buffer.from(bytes))).toHaveProperty('reason');
  });
});

test.for(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])('removes data after the end of %s', (type) => {
  const archive = Buffer.from('PK\u0003\u0004 an archive <script>alert(1)</script>', 'latin1');
  const inspected = inspectMedia(Buffer.concat([sample(type), archive]));
  expect('bytes' in inspected && Buffer.from(inspected.bytes).equals(sample(type))).toBe(true);
});

test.for([
  '<!---->'.repeat(280_000),
  `${'<!-- '.repeat(2000)}<svg>`,
  `<!DOCTYPE svg ${'[ ] '.repeat(3000)}`,
  `<svg><style>${'/* '.repeat(660_000)}</style></svg>`,
  `<svg><style>${'url( '.repeat(390_000)}</style></svg>`,
  `<svg>${'<g/>'.repeat(490_000)}</svg>`,
  `<svg ${Array.from({ length: 100_000 }, (_, n) => `a${n}="${n}"`).join(' ')}/>`,
  `<svg><path d="${'data '.repeat(390_000)}"/></svg>`,
  `<svg>${'&amp;'.repeat(390_000)}</svg>`,
])('inspects a hostile SVG of two megabytes in reasonable time (%#)', { timeout: 60_000 }, (text) => {
  expect(inspectMedia(Buffer.from(text))).toBeDefined();
});

test('rejects a larger SVG', () => {
  expect(inspectMedia(Buffer.from(`<svg>${' '.repeat(2_000_000)}</svg>`))).toEqual({
    code: 'svgSize',
    reason: 'is an SVG file with more than 2 MB',
    values: { size: 2 },
  });
});

test('rejects a picture with too many pixels', () => {
  const huge = Buffer.from(sample('image/png'));
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  expect(inspectMedia(huge)).toEqual({ code: 'pixels', reason: expect.stringContaining('pixels') as string });
  huge.writeUInt32BE(0, 16);
  expect(inspectMedia(huge)).toEqual({ code: 'noSize', reason: 'is a picture without a size' });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMarkdown } from '../parse/markdown.ts';
import { mayAllowAttribute, mayAllowTag } from './allow-list.ts';
import type { AllowList } from './allow-list.ts';
import { compileBody } from '../render/compile-body.ts';
import { allowAttributes, classifyTag } from './sanitise.ts';

async function render(markdown: string, allow: AllowList = {}): Promise<string> {
  const { body } = await parseMarkdown(markdown, 'a.md');
  return compileBody(body.nodes, { interactive: {}, trees: {}, allow }).map(String).join('');
}

describe('frames', () => {
  const frames = ['https://video.example', 'https://*.maps.example', 'http://local.example:3000'];

  test('are removed by default', async () => {
    expect(await render('<iframe src="https://video.example/1"></iframe>')).toBe('');
  });

  test.for([
    ['https://video.example/embed/1?a=b', true],
    ['HTTPS://VIDEO.EXAMPLE/1', true],
    ['https://a.maps.example/', true],
    ['http://local.example:3000/a', true],
    ['http://video.example/', false],
    ['https://video.example:8443/', false],
    ['https://video.example.evil.example/', false],
    ['https://maps.example/', false],
    ['https://evilmaps.example/', false],
    ['https://user@video.example/', false],
    ['https://other.example/', false],
    ['//video.example/1', false],
    ['/page', false],
    ['javascript:alert(1)', false],
    ['data:text/html,<script>alert(1)</script>', false],
    ['blob:https://video.example/1', false],
    ['about:blank', false],
  ] as const)('shows %s: %s', async ([src, isShown]) => {
    const html = await render(`<iframe src="${src}" srcdoc="<script>" onload="x" name="y"></iframe>`, { frames });
    expect(html.includes(`src="${src}"`)).toBe(isShown);
    expect(html === '').toBe(!isShown);
    expect(html).not.toMatch(/srcdoc|onload|name=/u);
  });

  test('have a sandbox, lazy loading and only harmless features', async () => {
    const markup =
      '<iframe src="https://video.example/1" title="A film" width="560" sandbox="" allow="camera; autoplay; fullscreen" allowfullscreen></iframe>';
    expect(await render(markup, { frames })).toBe(
      '<iframe loading="lazy" src="https://video.example/1" title="A film" width="560" allowfullscreen="" ' +
        'allow="autoplay; fullscreen" referrerpolicy="strict-origin-when-cross-origin" ' +
        'sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox ' +
        'allow-presentation"></iframe>',
    );
  });
});

describe('elements that the site allows', () => {
  const elements = { 'my-chart': ['kind', 'data-x'], p: ['data-y'], '*': ['data-z'], canvas: [] };

  test('are kept with the listed attributes', async () => {
    const html = await render('<my-chart kind="a" data-x="1" data-y="2" data-z="3">x</my-chart>', { elements });
    expect(html).toBe('<p><my-chart kind="a" data-x="1" data-z="3">x</my-chart></p>');
    expect(await render('<p data-y="1" data-x="2">x</p>', { elements })).toBe('<p data-y="1">x</p>');
  });

  test('have no attribute with a value that runs code', async () => {
    const props = { kind: 'java\tscript:alert(1)', 'data-x': 'data:text/html,x', 'data-z': ' javascript:x' };
    expect(allowAttributes('my-chart', props, { elements })).toEqual({});
  });

  const TAGS =
    'script style iframe object embed svg math template noscript base meta link form SCRIPT recto-slot slot title x:y';
  test.for(TAGS.split(' '))('never include <%s>', async (tag) => {
    expect(mayAllowTag(tag)).toBe(false);
    expect(classifyTag(tag, { elements: { [tag]: ['src'] } })).not.toBe('keep');
    expect(await render(`<${tag} src="/x">alert(1)</${tag}>`, { elements: { [tag]: ['src'] } })).not.toContain(
      `<${tag}`,
    );
  });

  const ATTRIBUTES =
    'onclick ONCLICK onfoo style srcdoc srcset formaction action ping is http-equiv xmlns xlink:href sandbox data-recto-x';
  test.for(ATTRIBUTES.split(' '))('never have the attribute %s', (name) => {
    expect(mayAllowAttribute(name)).toBe(false);
    expect(allowAttributes('canvas', { [name]: 'x' }, { elements: { canvas: [name], '*': [name] } })).toEqual({});
  });

  test('have no attribute that is a handler or runs code, for any list and any value', () => {
    const name = fc.oneof(fc.constantFrom('onload', 'style', 'href', 'srcdoc', 'data-a', 'src'), fc.string());
    const value = fc.oneof(fc.constantFrom('javascript:alert(1)', 'JaVaScRiPt:x', 'data:text/html,x'), fc.string());
    fc.assert(
      fc.property(fc.dictionary(name, value), (props) => {
        const allowed = allowAttributes('canvas', props, { elements: { canvas: Object.keys(props) } });
        for (const [key, text] of Object.entries(allowed)) {
          expect(key).not.toMatch(/^on|^style$|^srcdoc$/iu);
          expect(URL.parse(text, 'https://a.example')?.protocol ?? '').not.toMatch(/^(?:javascript|vbscript):/u);
        }
      }),
    );
  });
});

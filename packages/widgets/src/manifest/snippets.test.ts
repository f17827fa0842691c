import {
  EMBED_ELEMENTS,
  EMBED_HEIGHTS,
  EMBED_RELATIONS,
  EMBED_ROWS_DEFAULT,
  type EmbedSnippetParts,
  type EmbedSubject,
  embedPagePath,
  embedSnippets,
  readEmbedChoices,
} from '@millrace/domain';
import { transform } from 'esbuild';
import { parseDocument } from 'htmlparser2';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import * as components from '../react';
import { releaseFolder } from '../release/from-source';
import { parseLinkRelations } from '../release/link-relations';
import { openRelease, type Release } from '../release/release';
import { CardCache } from '../server/card-cache';
import { parseCardRequest } from '../server/card-request';
import { readPageAddress } from '../server/oembed';
import { LAYOUT_HEIGHTS_PX, LOW_HEIGHT_PX, ROWS_DEFAULT } from '../shared/limits';
import { companyId, demoApi, eventId, preformId } from '../testing/demo-api';
import { cssProperties, elements } from './elements';

const webUrl = 'https://www.millrace.example';
const subjects: Record<string, EmbedSubject> = {
  product: { kind: 'product', id: preformId, name: 'Preform silica glass', sector: 'optical-fiber' },
  company: { kind: 'company', id: companyId, name: 'Kvarnholm Optik AB', sector: 'optical-fiber' },
  event: { kind: 'event', id: eventId, name: 'Fibre Days Gothenburg', sector: 'optical-fiber' },
  sector: { kind: 'sector', id: 'optical-fiber', name: 'Optical Fiber', sector: 'optical-fiber' },
};
const hostile = `</a><script>alert("1")</script>'"&amp;{x}\`\${y}\\ \u2028石英 "><img src=x onerror=alert(1)>`;
let release: Release;

beforeAll(async () => {
  release = await openRelease(await releaseFolder());
}, 30_000);

function snippetParts(element: string, kind: string, wishes = '', name?: string): EmbedSnippetParts {
  const known = subjects[kind];
  if (!known) throw new Error(`No subject of the kind ${kind}.`);
  const subject = name === undefined ? known : { ...known, name };
  const choices = readEmbedChoices(new URLSearchParams(`element=${element}&${kind}=${subject.id}&${wishes}`));
  return { choices, subject, linkText: `${subject.name} on Millrace`, webUrl };
}

function makeSnippets(parts: EmbedSnippetParts, scripts: Parameters<typeof embedSnippets>[1] = null) {
  const snippets = embedSnippets(parts, scripts);
  if (!snippets) throw new Error('Something is not chosen.');
  return snippets;
}

type Parsed = { name: string; attribs: Record<string, string>; text: string; children: Parsed[] };

/** The elements of markup, as a parser sees them. */
function parsed(markup: string): Parsed[] {
  const read = (nodes: ReturnType<typeof parseDocument>['children']): Parsed[] =>
    nodes.flatMap((node) =>
      'attribs' in node
        ? [
            {
              name: node.name,
              attribs: { ...node.attribs },
              text: node.children.map((child) => ('data' in child ? child.data : '')).join(''),
              children: read(node.children),
            },
          ]
        : [],
    );
  return read(parseDocument(markup, { decodeEntities: true }).children);
}

/** What a component draws whose module is a snippet. */
async function drawn(source: string): Promise<string> {
  const { code } = await transform(source, { loader: 'tsx', format: 'cjs', jsx: 'transform' });
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const require = (name: string) => {
    if (name !== '@millrace/widgets/react') throw new Error(`A snippet imports ${name}.`);
    return components;
  };
  new Function('module', 'require', 'React', code)(module, require, { createElement, Fragment });
  return renderToStaticMarkup(createElement(module.exports.OnMillrace as () => null));
}

describe('EMBED_ELEMENTS, which the widget builder reads', () => {
  it('has the elements and attributes of the manifest', () => {
    const about = elements.map(({ name, attributes }) => [name, attributes.map((one) => one.name).sort()]);
    const known = EMBED_ELEMENTS.map((element) => [
      element.name,
      [
        ...('layouts' in element ? ['data-layout'] : []),
        ...('part' in element ? ['data-part'] : []),
        ...('rows' in element ? ['data-rows'] : []),
      ],
    ]);
    expect(known).toEqual(about);
    const most = elements.flatMap(({ name, attributes }) =>
      attributes.filter((one) => one.name === 'data-rows').map(({ description }) => [name, description]),
    );
    expect(most).toEqual(
      EMBED_ELEMENTS.flatMap((element) =>
        'rows' in element ? [[element.name, `Rows that are shown, from 1 to ${element.rows}.`]] : [],
      ),
    );
  });

  it('has the heights and row limits of the cards', () => {
    const { heightPx, rowHeightPx, elements: drawnElements } = release.renderer;
    expect(EMBED_HEIGHTS).toEqual({
      ...{ card: heightPx, row: rowHeightPx, low: LOW_HEIGHT_PX },
      ...LAYOUT_HEIGHTS_PX,
    });
    expect(EMBED_ROWS_DEFAULT).toBe(ROWS_DEFAULT);
    expect(
      EMBED_ELEMENTS.map(({ name }) => [
        name,
        drawnElements.find((one) => one.name === name)?.rowsMax,
      ]).filter(([, rowsMax]) => rowsMax !== undefined),
    ).toEqual([
      ['suppliers', 5],
      ['value-chain', 20],
      ['events', 20],
      ['feed', 10],
    ]);
    const low = drawnElements.filter((element) => element.low).map(({ name }) => name);
    expect(EMBED_ELEMENTS.filter((element) => 'low' in element).map(({ name }) => name)).toEqual(low.sort());
    expect(parseLinkRelations(EMBED_RELATIONS.join(' '))).toBe(EMBED_RELATIONS.join(' '));
  });

  it.each(EMBED_ELEMENTS.flatMap(({ name, about }) => about.map((kind) => [name, kind] as const)))(
    'are the page that <millrace-%s> of a %s leads to',
    async (element, kind) => {
      const { choices, subject } = snippetParts(element, kind);
      const key = parseCardRequest({ element, id: subject.id }, release.renderer);
      const card = key && (await new CardCache({ api: demoApi(), webUrl, now: () => 0 }).get(release, key));
      expect(webUrl + embedPagePath(choices, subject)).toBe(card?.href);
    },
  );
});

describe('a snippet of markup', () => {
  it('is a fallback link with a placeholder image, and the current script', () => {
    const { html } = makeSnippets(snippetParts('product', 'product'));
    expect(html).toBe(`<millrace-product data-id="${preformId}">
  <a href="${webUrl}/product/preform-silica-glass/${preformId}">Preform silica glass on Millrace<svg width="100%" height="380" aria-hidden="true"><image href="${webUrl}/art/v2/optical-fiber/plate/preform-silica-glass.svg" width="100%" height="100%"/></svg></a>
</millrace-product>
<script async src="${webUrl}/embed/v1/millrace.js"></script>
`);
  });

  it('sets the chosen attributes', () => {
    const wishes = 'theme=dark&lang=de&rows=8&height=560&rel=nofollow sponsored';
    const [element, script] = parsed(
      makeSnippets(snippetParts('feed', 'product', wishes), {
        loader: { version: '0a1b2c3d', integrity: 'sha256-a+b/c=' },
        suite: { version: '0a1b2c3d', integrity: 'sha256-suite=' },
      }).html,
    );
    expect(element?.attribs).toEqual({
      'data-id': preformId,
      'data-theme': 'dark',
      lang: 'de',
      'data-rows': '8',
      'data-rel': 'nofollow sponsored',
      'data-height': '560',
    });
    expect(element?.children[0]?.attribs).toMatchObject({
      href: expect.stringContaining('/networkFeed/product/'),
      rel: 'nofollow sponsored',
    });
    expect(element?.children[0]?.children[0]?.attribs.height).toBe('548');
    expect(script?.attribs).toEqual({
      async: '',
      src: `${webUrl}/embed/v1/0a1b2c3d/millrace.js`,
      integrity: 'sha256-a+b/c=',
      crossorigin: 'anonymous',
    });
  });

  it('loads the suite when events are wanted, pinned by its own integrity hash', () => {
    const parts = { ...snippetParts('product', 'product'), script: 'suite' as const };
    const pinned = {
      loader: { version: '0a1b2c3d', integrity: 'sha256-a+b/c=' },
      suite: { version: '0a1b2c3d', integrity: 'sha256-suite=' },
    };
    for (const { html, wordpress } of [makeSnippets(parts), makeSnippets(parts, pinned)]) {
      // An address would be unfurled without it.
      expect(wordpress.unfurled).toBe(false);
      const [ofMarkup, ofBlocks] = [html, wordpress.code].map((code) => parsed(code)[1]?.attribs);
      expect(ofBlocks).toEqual(ofMarkup);
    }
    expect(parsed(makeSnippets(parts).html)[1]?.attribs).toEqual({
      async: '',
      src: `${webUrl}/embed/v1/suite.js`,
    });
    expect(parsed(makeSnippets(parts, pinned).html)[1]?.attribs).toMatchObject({
      src: `${webUrl}/embed/v1/0a1b2c3d/suite.js`,
      integrity: 'sha256-suite=',
    });
  });

  it('reserves 44 px and shows no placeholder image for a button', () => {
    const [element] = parsed(makeSnippets(snippetParts('follow', 'company', 'part=invite')).html);
    expect(element?.attribs).toEqual({ 'data-id': companyId, 'data-part': 'invite', 'data-height': '44' });
    expect(element?.children[0]?.children).toEqual([
      { name: 'svg', attribs: { width: '0', height: '44', 'aria-hidden': 'true' }, text: '', children: [] },
    ]);
  });

  it('escapes names', () => {
    const { html, wordpress } = makeSnippets(snippetParts('feed', 'product', '', hostile));
    for (const [code, name] of [
      [html, 'millrace-feed'],
      [wordpress.code, 'div'],
    ] as const) {
      const [element, script, ...more] = parsed(code);
      expect([element?.name, script?.name, more]).toEqual([name, 'script', []]);
      const [link, ...others] = element?.children ?? [];
      expect(others).toEqual([]);
      expect(link?.text).toBe(`${hostile} on Millrace`);
      expect(link?.children.map((child) => child.name)).toEqual(['svg']);
      expect(script?.text).toBe('');
    }
  });
});

describe('a snippet that waits for consent', () => {
  const consentText = 'Load from Millrace';

  it('asks us for nothing by itself: a link, a button, and a script that waits for its press', () => {
    const parts = { ...snippetParts('product', 'product', 'layout=strip'), consentText };
    const { html, wordpress } = makeSnippets(parts);
    expect(wordpress.unfurled).toBe(false);
    const [element, script] = parsed(html);
    expect(element?.attribs).toEqual({ 'data-id': preformId, 'data-layout': 'strip', 'data-consent': '' });
    expect(element?.children.map(({ name, text }) => [name, text])).toEqual([
      ['a', 'Preform silica glass on Millrace'],
      ['button', consentText],
      ['svg', ''],
    ]);
    expect(element?.children[2]?.attribs.height).toBe('72');
    // Neither a source of a script nor a picture: our address stands in the link, and in what a press does.
    expect(html).not.toMatch(/ src=|<image/);
    expect(script?.text).toContain(`s.src="${webUrl}/embed/v1/millrace.js"`);
  });

  it('pins the script that a press brings', () => {
    const pin = { version: '0a1b2c3d', integrity: 'sha256-a+b/c=' };
    const { html } = makeSnippets(
      { ...snippetParts('product', 'product'), consentText },
      { loader: pin, suite: pin },
    );
    expect(html).toContain(
      `s.src="${webUrl}/embed/v1/0a1b2c3d/millrace.js";s.integrity="sha256-a+b/c=";s.crossOrigin="anonymous"`,
    );
  });
});

describe('a snippet of a frame', () => {
  it('has the height and the words of the widget', () => {
    const [frame, ...more] = parsed(
      makeSnippets(snippetParts('suppliers', 'product', 'rows=2', hostile)).frame,
    );
    expect(more).toEqual([]);
    expect(frame?.attribs).toEqual({
      src: `${webUrl}/embed/v1/frame/suppliers/${preformId}?rows=2`,
      title: `${hostile} on Millrace`,
      width: '100%',
      height: '224',
      style: 'border:0',
      loading: 'lazy',
    });
  });
});

describe('the theme of a snippet', () => {
  const wishes = 'accent=0a7d5a&surface=fff8e7&radius=8&font=Source Sans 3';
  const style =
    "--mr-accent:#0a7d5a;--mr-on-accent:#fdfcf9;--mr-surface:#fff8e7;--mr-text:#161b23;--mr-radius:8px;--mr-font:'Source Sans 3',sans-serif";

  it('is set on the element in every kind of snippet', async () => {
    const { html, react, wordpress } = makeSnippets(snippetParts('product', 'product', wishes));
    expect(parsed(html)[0]?.attribs.style).toBe(style);
    expect(wordpress.unfurled).toBe(false);
    expect(parsed(wordpress.code)[0]?.attribs.style).toBe(style);
    const element = parsed(await drawn(react)).find(({ name }) => name === 'millrace-product');
    expect(element?.attribs.style).toBe(style);
  });

  it('sets no background on a button unless one is chosen', async () => {
    const { html, react } = makeSnippets(snippetParts('quote', 'product', 'text=eeeeee&surface=161b23'));
    expect(parsed(html)[0]?.attribs.style).toBe('--mr-text:#eeeeee');
    const element = parsed(await drawn(react)).find(({ name }) => name === 'millrace-quote');
    expect(element?.attribs.style).toBe('--mr-text:#eeeeee');
  });

  it('uses only custom properties of the manifest', () => {
    const settable = cssProperties.map(({ name }) => name);
    const named = style.match(/--mr-[a-z-]+/g) ?? [];
    expect(settable).toEqual(expect.arrayContaining(named));
  });
});

describe('a snippet for newsletters', () => {
  it('is a linked picture with width and height', () => {
    const wishes = 'theme=dark&lang=de&rows=8&rel=ugc&surface=fff8e7';
    const parts = snippetParts('feed', 'product', wishes, hostile);
    const [link, ...more] = parsed(makeSnippets(parts).newsletter ?? '');
    expect(more).toEqual([]);
    expect(link?.attribs).toMatchObject({
      href: expect.stringContaining('/networkFeed/product/'),
      rel: 'ugc',
    });
    expect(link?.children.map(({ name, attribs }) => [name, attribs])).toEqual([
      [
        'img',
        {
          src: `${webUrl}/embed/v1/feed/${preformId}.png?theme=dark&lang=de&rows=8&surface=fff8e7`,
          alt: `${hostile} on Millrace`,
          width: '600',
          height: '560',
          style: 'max-width:100%;height:auto;border:0',
        },
      ],
    ]);
  });

  it('does not exist for buttons', () => {
    expect(makeSnippets(snippetParts('follow', 'company')).newsletter).toBeNull();
  });
});

describe('a snippet of React', () => {
  it('renders the same element, link and script as the HTML snippet', async () => {
    const wishes = 'theme=light&lang=ja&rows=12&part=2&rel=ugc';
    const parts = snippetParts('value-chain', 'product', wishes, hostile);
    const pinned = { version: '0a1b2c3d', integrity: 'sha256-suite=' };
    const markup = await drawn(makeSnippets(parts, { loader: pinned, suite: pinned }).react);
    const found = parsed(markup);
    const script = found.find(({ name }) => name === 'script');
    expect(script?.attribs).toMatchObject({
      src: `${webUrl}/embed/v1/0a1b2c3d/suite.js`,
      integrity: 'sha256-suite=',
      crossorigin: 'anonymous',
    });
    const element = found.find(({ name }) => name === 'millrace-value-chain');
    expect(element?.attribs).toEqual({
      'data-id': preformId,
      'data-theme': 'light',
      lang: 'ja',
      'data-rows': '12',
      'data-part': '2',
      'data-rel': 'ugc',
    });
    const link = element?.children[0];
    expect(link?.attribs.rel).toBe('ugc');
    expect(link?.text).toBe(`${hostile} on Millrace`);
    expect(link?.children.map(({ name, attribs }) => [name, attribs.height])).toEqual([['svg', '772']]);
  });

  it.each(EMBED_ELEMENTS.map(({ name, about }) => [name, about[0]] as const))(
    'has a component for <millrace-%s>',
    async (element, kind) => {
      const { react } = makeSnippets(snippetParts(element, kind));
      expect(await drawn(react)).toContain(`<millrace-${element} data-id="${subjects[kind]?.id}"`);
    },
  );
});

describe('a snippet for WordPress', () => {
  it('is an oEmbed address where the widget has one and no option is set', () => {
    for (const kind of ['product', 'company', 'event'] as const) {
      const { wordpress } = makeSnippets(snippetParts(kind, kind));
      expect(wordpress.unfurled).toBe(true);
      expect(readPageAddress(wordpress.code, webUrl)).toEqual({ element: kind, id: subjects[kind]?.id });
    }
  });

  it('is plain HTML where options are set', () => {
    for (const parts of [
      snippetParts('product', 'product', 'theme=dark'),
      snippetParts('quote', 'product'),
    ]) {
      const { wordpress } = makeSnippets(parts);
      expect(wordpress.unfurled).toBe(false);
      expect(parsed(wordpress.code)[0]).toMatchObject({
        name: 'div',
        attribs: { 'data-millrace': parts.choices.element, 'data-id': preformId },
      });
    }
  });

  it('does not exist until a product or company is chosen', () => {
    expect(embedSnippets(snippetParts('value-chain', 'product', 'part=path'), null)).toBeNull();
  });
});

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EMBED_ELEMENTS, embedHeight, readEmbedChoices } from '@millrace/domain';
import { describe, expect, it } from 'vitest';
import { elementsFile, pluginFolder } from './plugin-folder';

const origin = 'https://www.millrace.example';
const id = 'd53ae804-391b-573e-ba6d-76a128774728';
const hasPhp = spawnSync('php', ['--version']).status === 0;

it('The plugin knows the elements, layouts and heights of the widgets', async () => {
  await expect(elementsFile()).toMatchFileSnapshot(`${pluginFolder}includes/generated/elements.json`);
});

it('The plugin names one version everywhere', () => {
  const read = (file: string) => readFileSync(`${pluginFolder}${file}`, 'utf8');
  const { version } = JSON.parse(read('block/block.json')) as { version: string };
  expect(read('millrace.php')).toContain(`Version:           ${version}\n`);
  expect(read('readme.txt')).toContain(`Stable tag: ${version}\n`);
  expect(read('block/editor.asset.php')).toContain(`'${version}'`);
  expect(read('includes/scripts.php')).toContain(`'${version}'`);
});

interface Block {
  attributes: Record<string, unknown>;
  origin?: string;
  consent?: boolean;
}

function render(...blocks: readonly Block[]): string[] {
  const script = fileURLToPath(new URL('./testing/render-block.php', import.meta.url));
  const input = JSON.stringify(blocks.map((block) => ({ origin, consent: false, ...block })));
  return JSON.parse(execFileSync('php', [script, pluginFolder], { input, encoding: 'utf8' }));
}

// `npm run wordpress` shows the block in WordPress itself.
describe.skipIf(!hasPhp)(`The block's markup${hasPhp ? '' : ' (skipped: no PHP on this machine)'}`, () => {
  it('has the room, the layout and the link of every element', () => {
    const elements = EMBED_ELEMENTS.map(({ name }) => name);
    const markup = render(...elements.map((element) => ({ attributes: { element, id, rows: 3 } })));
    const strips = render(...elements.map((element) => ({ attributes: { element, id, layout: 'strip' } })));
    for (const [at, element] of elements.entries()) {
      const choices = readEmbedChoices(new URLSearchParams(`element=${element}&rows=3`));
      const { layouts = [] } = EMBED_ELEMENTS[at] as { layouts?: readonly string[] };
      expect(markup[at]).toContain(`<millrace-${element} data-id="${id}"`);
      expect(markup[at]).toContain(`min-height:${embedHeight(choices)}px"`);
      expect(strips[at]?.includes('data-layout="strip"')).toBe(layouts.includes('strip'));
    }
  });

  it('escapes what authors write, and leads to Millrace only', () => {
    const evil = `"><script>alert(1)</script>`;
    const [markup, ...others] = render(
      { attributes: { element: 'product', id, text: evil, theme: evil, layout: evil, page: `/a"><script>` } },
      { attributes: { element: 'product', id, page: 'javascript:alert(1)' } },
      { attributes: { element: 'product', id, page: '//evil.example/' } },
      { attributes: { element: 'product', id, page: '@evil.example/' } },
    );
    expect(markup).not.toContain('<script');
    expect(markup).toContain('&quot;&gt;&lt;script&gt;alert(1)');
    for (const other of others) expect(other).toContain(`<a href="${origin}/">`);
  });

  it('is empty without an element, an ID or the URL of Millrace', () => {
    const empty = [
      { attributes: {} },
      { attributes: { element: 'nothing', id } },
      { attributes: { element: 'product', id: `${id}\n` } },
      { attributes: { element: 'product', id: 'lithium-ion' } },
      { attributes: { element: 'product', id }, origin: '' },
    ];
    expect(render(...empty)).toEqual(empty.map(() => ''));
    expect(render({ attributes: { element: 'events', id: 'lithium-ion' } })[0]).toContain(
      'data-id="lithium-ion"',
    );
  });

  it('requests nothing where readers are asked first: it has a button, and no picture', () => {
    const [markup] = render({ attributes: { element: 'suppliers', id, rows: 2 }, consent: true });
    expect(markup).toContain(' data-consent>');
    expect(markup).toContain('<button type="button">Load from Millrace</button>');
    expect(markup).not.toMatch(/ src=|<image/);
  });
});

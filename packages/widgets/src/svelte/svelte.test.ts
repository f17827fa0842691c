import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compile } from 'svelte/compiler';
import { render } from 'svelte/server';
import { expect, it, vi } from 'vitest';
import { handle, loadMillrace, widget } from '.';

it('Svelte renders the element and its fallback on the server', async () => {
  const source = `<script>let { attributes } = $props();</script>
<millrace-suppliers {...attributes}><a href="https://www.example.com/product/argon/1">Argon</a></millrace-suppliers>`;
  // In this package, as what is compiled imports Svelte.
  const folder = mkdtempSync(fileURLToPath(new URL('./compiled-', import.meta.url)));
  const file = `${folder}/Suppliers.mjs`;
  try {
    writeFileSync(file, compile(source, { generate: 'server' }).js.code);
    const { default: Suppliers } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    const { body } = render(Suppliers, {
      props: { attributes: widget({ id: '1', rows: 4, theme: 'dark' }) },
    });
    expect(body).toContain(
      '<millrace-suppliers data-id="1" data-theme="dark" data-rows="4"><a href="https://www.example.com/product/argon/1">Argon</a></millrace-suppliers>',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('handle listens until its element is gone, and loadMillrace leaves a server alone', () => {
  const onFollow = vi.fn();
  const element = new EventTarget();
  const stop = handle({ onFollow })(element);
  const detail = { id: '1', name: 'Argon', following: true };
  element.dispatchEvent(new CustomEvent('millrace:follow', { detail }));
  stop();
  element.dispatchEvent(new CustomEvent('millrace:follow', { detail }));
  expect(onFollow).toHaveBeenCalledOnce();
  expect(() => loadMillrace({ origin: 'https://www.example.com' })).not.toThrow();
});

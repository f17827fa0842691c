import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { listenTo } from '../wrappers/listen-to';
import { MillraceScript, MillraceSuppliers } from '.';

it('React components render the element and its fallback on the server', () => {
  expect(
    renderToString(
      <MillraceSuppliers id="1" rows={8} theme="dark" rel="sponsored" className="ours">
        <a href="https://www.example.com/product/argon/1">Argon</a>
      </MillraceSuppliers>,
    ),
  ).toBe(
    '<millrace-suppliers class="ours" data-id="1" data-theme="dark" data-rel="sponsored" data-rows="8"><a href="https://www.example.com/product/argon/1">Argon</a></millrace-suppliers>',
  );
});

it('tags are known to TypeScript, in markup and in the document', () => {
  expect(
    renderToString(
      <millrace-product data-id="1" data-theme="dark">
        Argon
      </millrace-product>,
    ),
  ).toBe('<millrace-product data-id="1" data-theme="dark">Argon</millrace-product>');
  // @ts-expect-error: no such tag
  const none = <millrace-nothing data-id="1" />;
  expect(none.type).toBe('millrace-nothing');
});

it('MillraceScript loads the suite, of the pinned version if there is one', () => {
  const script = (version?: string) =>
    renderToString(
      <MillraceScript origin="https://www.example.com" version={version} integrity="sha256-x" />,
    );
  expect(script()).toContain('src="https://www.example.com/embed/v1/suite.js"');
  expect(script('0a1b2c3d')).toContain('/embed/v1/0a1b2c3d/suite.js"');
});

it('React components pass through id, className, style and the CSP nonce', () => {
  const element = renderToString(
    <MillraceSuppliers id="1" aria-label="Who supplies argon" hidden onReady={vi.fn()}>
      Argon
    </MillraceSuppliers>,
  );
  expect(element).toBe(
    '<millrace-suppliers aria-label="Who supplies argon" hidden="" data-id="1">Argon</millrace-suppliers>',
  );
  expect(renderToString(<MillraceScript origin="https://www.example.com" nonce="r4nd0m" />)).toContain(
    'nonce="r4nd0m"',
  );
});

it('listenTo replays the status event that was dispatched before it listened', () => {
  const onReady = vi.fn();
  const told = new CustomEvent('millrace:ready', { detail: { element: 'product', id: '1' } });
  const stop = listenTo(Object.assign(new EventTarget(), { cardStatus: told }), () => ({ onReady }));
  expect(onReady.mock.calls).toEqual([[told]]);
  stop();
});

it('listenTo calls the latest handler until it is stopped', () => {
  const [first, last] = [vi.fn(), vi.fn()];
  const element = new EventTarget();
  let handlers = { onFollow: first };
  const stop = listenTo(element, () => handlers);
  handlers = { onFollow: last };
  const detail = { id: '1', name: 'Argon', following: true };
  const event = new CustomEvent('millrace:follow', { cancelable: true, detail });
  last.mockImplementation((told: Event) => told.preventDefault());
  element.dispatchEvent(event);
  expect(first).not.toHaveBeenCalled();
  expect(last.mock.calls[0]?.[0].detail).toEqual(detail);
  expect(event.defaultPrevented).toBe(true);
  element.dispatchEvent(new CustomEvent('millrace:ready'));
  stop();
  element.dispatchEvent(new CustomEvent('millrace:follow', { detail }));
  expect(last).toHaveBeenCalledOnce();
});

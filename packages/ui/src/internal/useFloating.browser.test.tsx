import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../primitives/Dialog';
import { Menu, type MenuProps } from '../primitives/Menu';
import { Popover } from '../primitives/Popover';
import { UiProvider } from '../primitives/UiProvider';
import { EDGE_PX } from './float-props';

const items = ['Edit', 'Tag products or companies', 'Pin to my profile', 'Report', 'Remove'].map((name) => ({
  id: name,
  name,
}));

function OpenMenu(props: Partial<MenuProps>) {
  return <Menu label="More actions" items={items} defaultOpen {...props} />;
}

let root: Root | undefined;

async function show(content: ReactNode, into: Element | ShadowRoot = document.body): Promise<void> {
  const container = document.createElement('div');
  into.append(container);
  root = createRoot(container);
  root.render(<UiProvider>{content}</UiProvider>);
  await vi.waitFor(() => expect(boxes(into).float.height).toBeGreaterThan(0));
  await painted();
}

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

function boxes(within: Element | ShadowRoot = document.body) {
  const box = (selector: string) => {
    const element = within.querySelector(selector);
    if (!element) throw new Error(`No ${selector}`);
    return element.getBoundingClientRect();
  };
  return { float: box('[popover]'), trigger: box('[aria-haspopup]') };
}

describe('What floats', () => {
  afterEach(async () => {
    root?.unmount();
    document.body.replaceChildren();
    document.documentElement.removeAttribute('dir');
    await page.viewport(1280, 800);
  });

  it('opens below its trigger, edge on edge', async () => {
    await show(
      <div style={{ padding: 100 }}>
        <OpenMenu align="start" />
      </div>,
    );
    const { float, trigger } = boxes();
    expect(float.top - trigger.bottom).toBe(4);
    expect(float.left).toBe(trigger.left);
  });

  it('opens above where there is no room below', async () => {
    await show(
      <div style={{ position: 'fixed', insetBlockEnd: 20, insetInlineStart: 20 }}>
        <OpenMenu />
      </div>,
    );
    const { float, trigger } = boxes();
    expect(float.bottom).toBeLessThan(trigger.top);
  });

  it('keeps 8 px from the edge of the window', async () => {
    await show(
      <div style={{ position: 'fixed', insetBlockStart: 20, insetInlineEnd: 0 }}>
        <OpenMenu align="start" />
      </div>,
    );
    expect(document.documentElement.clientWidth - boxes().float.right).toBeCloseTo(EDGE_PX, 0);
  });

  it('stays in sight where the page is zoomed to 400 %', async () => {
    await page.viewport(320, 200);
    await show(
      <div style={{ paddingBlockStart: 70, paddingInlineStart: 240 }}>
        <OpenMenu align="start" />
      </div>,
    );
    const { float } = boxes();
    expect(float.left).toBeGreaterThanOrEqual(EDGE_PX);
    expect(float.right).toBeLessThanOrEqual(320 - EDGE_PX + 1);
    expect(float.top).toBeGreaterThanOrEqual(EDGE_PX);
    expect(float.bottom).toBeLessThanOrEqual(200 - EDGE_PX);
  });

  it('grows no higher than the window, and scrolls', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ id: String(index), name: `Action ${index}` }));
    await show(<OpenMenu items={many} />);
    const float = document.querySelector('[popover]');
    expect(boxes().float.bottom).toBeLessThanOrEqual(window.innerHeight - EDGE_PX);
    expect(float?.scrollHeight).toBeGreaterThan(float?.clientHeight ?? 0);
  });

  it('hangs from the other edge in pages read from right to left', async () => {
    document.documentElement.dir = 'rtl';
    await show(
      <div style={{ padding: 300 }}>
        <OpenMenu align="start" />
      </div>,
    );
    const { float, trigger } = boxes();
    expect(float.right).toBeCloseTo(trigger.right, 0);
  });

  it('follows its trigger when the page or a part of it scrolls', async () => {
    await show(
      <div data-testid="scroller" style={{ blockSize: 300, overflow: 'auto', marginBlockStart: 200 }}>
        <div style={{ blockSize: 1000, paddingBlockStart: 150 }}>
          <OpenMenu />
        </div>
      </div>,
    );
    const before = boxes();
    document.querySelector('[data-testid="scroller"]')?.scrollTo(0, 80);
    await painted();
    const after = boxes();
    expect(after.trigger.top).toBe(before.trigger.top - 80);
    expect(after.float.top).toBe(before.float.top - 80);
  });

  it('is neither clipped nor covered by a dialog', async () => {
    await show(
      <Dialog.Root defaultOpen>
        <Dialog.Portal>
          <Dialog.Overlay />
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Header>
              <Dialog.Title>Share</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <OpenMenu />
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>,
    );
    const { float } = boxes();
    const dialog = document.querySelector('[data-component="Dialog"]');
    expect(float.bottom).toBeGreaterThan(dialog?.getBoundingClientRect().bottom ?? 0);
    const seen = document.elementFromPoint(float.left + 20, float.bottom - 10);
    expect(seen?.closest('[popover]')).not.toBeNull();
  });

  it('works in a shadow root', async () => {
    enableShadowDOM();
    const host = document.createElement('div');
    host.style.cssText = 'padding: 100px; transform: translateX(10px)';
    document.body.append(host);
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [ownStyles()];
    const handleEdit = vi.fn();
    const edit = { id: 'edit', name: 'Edit', onAction: handleEdit };
    await show(<OpenMenu align="start" items={[edit]} />, shadow);
    const { float, trigger } = boxes(shadow);
    expect(float.top - trigger.bottom).toBe(4);
    expect(float.left).toBe(trigger.left);
    await userEvent.click(page.getByRole('menuitem', { name: 'Edit' }));
    expect(handleEdit).toHaveBeenCalledOnce();
    expect(shadow.querySelector('[popover]')).toBeNull();
  });

  it('has no inline style in the markup of the server', () => {
    const html = renderToString(
      <UiProvider>
        <Popover title="Share" defaultOpen renderTrigger={(props) => <button {...props}>Share</button>}>
          Copy the link
        </Popover>
      </UiProvider>,
    );
    expect(html).toContain('popover="manual"');
    expect(html.match(/<[a-z]+(?=[^>]*popover=)[^>]*style=/)).toBeNull();
  });
});

/** The styles of the page, for a shadow root. */
function ownStyles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const rules = [...document.styleSheets].flatMap((each) => [...each.cssRules].map((rule) => rule.cssText));
  sheet.replaceSync(rules.join('\n'));
  return sheet;
}

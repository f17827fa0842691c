import { CommunityProvider } from '@millrace/community';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Accordion, AccordionItem } from '../../packages/ui/src/primitives/Accordion';
import { AlertDialog } from '../../packages/ui/src/primitives/AlertDialog';
import { Button } from '../../packages/ui/src/primitives/Button';
import { Carousel } from '../../packages/ui/src/primitives/Carousel';
import { Dialog } from '../../packages/ui/src/primitives/Dialog';
import { Drawer } from '../../packages/ui/src/primitives/Drawer';

function DialogParts({ parts: Parts, name }: { parts: typeof Dialog; name: string }) {
  return (
    <Parts.Root>
      <Parts.Trigger asChild>
        <Button>{name}</Button>
      </Parts.Trigger>
      <Parts.Portal>
        <Parts.Overlay />
        <Parts.Content aria-describedby={undefined}>
          <Parts.Title>{name}</Parts.Title>
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
}

function Example() {
  return (
    <CommunityProvider>
      <DialogParts parts={Dialog} name="Dialog" />
      <DialogParts parts={Drawer} name="Drawer" />
      <AlertDialog
        title="Remove?"
        description="For good."
        confirmLabel="Remove"
        trigger={<Button>AlertDialog</Button>}
        onConfirm={() => {}}
      />
      <Accordion headingLevel={2}>
        <AccordionItem id="1" title="Question">
          <p>Answer</p>
        </AccordionItem>
      </Accordion>
      <Carousel label="Slides" autoplay={false}>
        <p>First</p>
        <p>Second</p>
      </Carousel>
    </CommunityProvider>
  );
}

/** The types of the session come with its provider, which belongs to the root. */
interface ProtocolSession {
  send(method: string, parameters: object): Promise<unknown>;
}

/** What the reader's system asks for, as the browser passes it on. */
async function preferMotion(value: 'no-preference' | 'reduce') {
  const session = cdp() as ReturnType<typeof cdp> & ProtocolSession;
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });
}

/** What began to move, and for how many ms: `Dialog open 300`. */
let seen: string[] = [];

function note({ target }: Event) {
  if (!(target instanceof HTMLElement)) return;
  const { component, part, state = '' } = target.dataset;
  for (const animation of target.getAnimations()) {
    seen.push(`${component ?? part} ${state} ${animation.effect?.getComputedTiming().duration}`);
  }
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

const dialogs = ['Dialog', 'Drawer', 'AlertDialog'];
const movements = ['animationstart', 'transitionrun'];

describe('Motion', () => {
  let root: Root;
  beforeEach(() => {
    const container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container);
    seen = [];
    for (const type of movements) document.addEventListener(type, note);
  });
  afterEach(async () => {
    for (const type of movements) document.removeEventListener(type, note);
    root.unmount();
    document.body.replaceChildren();
    await preferMotion('reduce');
  });

  it('lasts 300 ms where dialogs, drawers and accordions open and close [CONST-002]', async () => {
    await preferMotion('no-preference');
    root.render(<Example />);
    for (const name of dialogs) {
      await press(name);
      await vi.waitFor(() => expect(seen).toContain(`${name} open 300`));
      expect(seen).toContain('DialogOverlay open 300');
      await userEvent.keyboard('{Escape}');
      await vi.waitFor(() => expect(seen).toContain(`${name} closed 300`));
      await vi.waitFor(() => expect(document.querySelector(`[data-component="${name}"]`)).toBeNull());
    }
    await press('Question');
    await vi.waitFor(() => expect(seen).toContain('panel  300'));
  });

  it('lasts 500 ms where a carousel goes to its next slide [CONST-002]', async () => {
    await preferMotion('no-preference');
    root.render(<Example />);
    await expect.element(page.getByRole('button', { name: 'Go to slide 2' })).toBeVisible();
    const tookMs = movementToSecondSlide();
    expect(tookMs).toBeGreaterThan(430);
    expect(tookMs).toBeLessThan(550);
  });

  it('is none for readers who ask for less', async () => {
    await preferMotion('reduce');
    root.render(<Example />);
    for (const name of dialogs) {
      await press(name);
      await expect.element(page.getByRole('heading', { name: /Dialog|Drawer|Remove/ })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      expect(document.querySelector(`[data-component="${name}"]`)).toBeNull();
    }
    await press('Question');
    await expect.element(page.getByText('Answer')).toBeVisible();
    expect(seen).toEqual([]);
    expect(movementToSecondSlide()).toBeLessThan(50);
  });
});

/** ms from the first to the last frame in which the slides stood elsewhere than before. The clock of the frames is held. */
function movementToSecondSlide(): number {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  try {
    const track = document.querySelector<HTMLElement>('[data-part="slide"]')?.parentElement;
    const movedAt: number[] = [];
    let place = track?.style.transform;
    document.querySelector<HTMLElement>('[aria-label="Go to slide 2"]')?.click();
    // Longer than any movement may last.
    for (let frame = 0; frame < 60; frame += 1) {
      vi.advanceTimersToNextFrame();
      if (track?.style.transform === place) continue;
      movedAt.push(performance.now());
      place = track?.style.transform;
    }
    expect(movedAt).not.toEqual([]);
    return (movedAt.at(-1) ?? 0) - (movedAt[0] ?? 0);
  } finally {
    vi.useRealTimers();
  }
}

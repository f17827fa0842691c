import { expect, waitFor } from 'storybook/test';

/** A card on a page of somebody else. */
export interface CardOnPage {
  /** The element that the page holds. */
  host: HTMLElement;
  root: ShadowRoot;
}

/** Longer than a first build of the widgets takes, which is asked for with the first page. */
const patience = { timeout: 10_000 };

/** The cards of the pages that a story shows, in its order, once the loader runs there. */
async function cardsIn(canvasElement: HTMLElement): Promise<CardOnPage[]> {
  const frames = [...canvasElement.querySelectorAll('iframe')];
  return Promise.all(
    frames.map((frame) =>
      waitFor(() => {
        const host = frame.contentDocument?.querySelector<HTMLElement>('[data-id]');
        if (!host?.shadowRoot) throw new Error('The loader has not run.');
        return { host, root: host.shadowRoot };
      }, patience),
    ),
  );
}

/** The cards of the pages that a story shows, once they are painted, with their faces and pictures. */
export async function paintedCards(canvasElement: HTMLElement): Promise<CardOnPage[]> {
  const cards = await cardsIn(canvasElement);
  for (const { host, root } of cards) {
    // The first sheet keeps the room of a card, the second one comes with it.
    await waitFor(() => expect(root.adoptedStyleSheets).toHaveLength(2), patience);
    await host.ownerDocument.fonts.ready;
    await Promise.all([...root.querySelectorAll('img')].map((image) => image.decode()));
  }
  return cards;
}

/** The cards of the pages that a story shows, once it is clear that they do not come. */
export async function missingCards(canvasElement: HTMLElement): Promise<CardOnPage[]> {
  const cards = await cardsIn(canvasElement);
  for (const { host } of cards) {
    await waitFor(
      () => expect(host.ownerDocument.documentElement).toHaveAttribute('data-answered'),
      patience,
    );
  }
  return cards;
}

const told = [
  'display',
  'visibility',
  'opacity',
  'color',
  'background-color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'font-variant-caps',
  'letter-spacing',
  'word-spacing',
  'line-height',
  'text-align',
  'text-indent',
  'text-shadow',
  'text-transform',
  'white-space',
  'margin',
  'padding',
  'border-radius',
  'cursor',
];

/**
 * How every part of a card looks, with its size and its place in the card. A card is as high as the page's own link
 * behind it, so that nothing moves when it comes: how high that is on its page is left out.
 */
export function cardAppearance({ host, root }: CardOnPage): string[] {
  const link = [...host.childNodes];
  host.replaceChildren();
  const parts = [...root.querySelectorAll('slot ~ *, slot ~ * *')];
  const origin = parts[0]?.getBoundingClientRect();
  const looks = parts.map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const place = [x - (origin?.x ?? 0), y - (origin?.y ?? 0), width, height].map((px) => px.toFixed(1));
    const style = getComputedStyle(part);
    const values = told.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    return [part.localName, ...place, ...values].join(' ');
  });
  host.replaceChildren(...link);
  return looks;
}

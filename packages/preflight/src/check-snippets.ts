import { EMBED_ELEMENT_NAMES, invalidWidgetThemeProperty } from '@millrace/domain';
import { checkEnd } from './check-end';
import {
  type Card,
  isElement,
  isId,
  isShown,
  type OurFrame,
  readPagePath,
  type ShownThings,
  type Snippets,
} from './find-snippets';
import { type EmbedMethod, type Finding, finding } from './finding';
import { frameMarkup, scriptMarkup, stripProofMarkup } from './markup';
import type { Page, PageElement } from './read-page';

/** Checks that the pasted snippets are complete, and that their ids exist. */
export function checkSnippets(
  page: Page,
  snippets: Snippets,
  { ours, things }: { ours: string; things: ShownThings | null },
): Finding[] {
  return [
    ...page.escaped.map((place) => finding('snippet-escaped', 'blocked', ['script'], { place })),
    ...snippets.cards.flatMap((card) => checkCard(card, snippets, things)),
    ...snippets.frames.flatMap((frame) => checkFrame(frame, ours, things)),
    ...checkWholeness(snippets, ours),
  ];
}

function checkCard(card: Card, { links }: Snippets, things: ShownThings | null): Finding[] {
  const { element, kind, id } = card;
  const { place } = element;
  const wrong = [
    ...checkHost(element, kind, id),
    ...checkSubject(card, { ways: ['script'], things }),
    ...checkEnd(element, 'script'),
  ];
  if (wrong.length > 0) return wrong;
  const linked = links.find((link) => link.element.parent === element);
  if (linked && id && linked.id.toLowerCase() !== id.toLowerCase())
    return [
      finding('id-differs', 'restricted', ['script'], {
        place,
        mend: `data-id="${linked.id}"`,
        values: { id, linked: linked.id },
      }),
    ];
  return [finding('snippet-right', 'works', ['script'], { place, values: { element: kind } })];
}

/** HTML elements that support a shadow root. @see https://dom.spec.whatwg.org/#valid-shadow-host-name */
const SHADOW_HOSTS = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);

/** Checks that a card by attribute is on an element that supports a shadow root. */
function checkHost({ name, place }: PageElement, kind: string, id: string | null): Finding[] {
  if (name.includes('-') || SHADOW_HOSTS.has(name)) return [];
  const mend = stripProofMarkup(kind, id ?? 'ID');
  return [finding('host-unfit', 'blocked', ['script'], { place, mend, values: { tag: name } })];
}

/** Checks the kind and the ids of a card or frame. */
function checkSubject(
  { element: { place }, kind, id, end }: Card | OurFrame,
  { ways, things }: { ways: readonly EmbedMethod[]; things: ShownThings | null },
): Finding[] {
  if (!isElement(kind)) {
    const values = { element: kind, elements: EMBED_ELEMENT_NAMES.join(', ') };
    return [finding('element-unknown', 'blocked', ways, { place, values })];
  }
  if (!id) return [finding('id-missing', 'blocked', ways, { place })];
  if (!isId(kind, id)) return [finding('id-wrong', 'blocked', ways, { place, values: { id } })];
  const unknown = things && [id, end].find((one) => one !== null && !isShown(kind, one, things));
  return unknown
    ? [finding('id-unknown', 'blocked', ways, { place, values: { id: unknown, element: kind } })]
    : [];
}

function checkFrame(frame: OurFrame, ours: string, things: ShownThings | null): Finding[] {
  const { element, url, kind } = frame;
  const { place } = element;
  const open = checkEnd(element, 'frame');
  if (!url.pathname.startsWith('/embed/v1/frame/')) {
    // The community's own pages refuse framing.
    const page = readPagePath(url.pathname);
    const mend = page && frameMarkup(ours, page.kind, page.id);
    const values = { element: url.pathname, elements: EMBED_ELEMENT_NAMES.join(', ') };
    return [finding('element-unknown', 'blocked', ['frame'], { place, mend, values }), ...open];
  }
  const wrong = [...checkSubject(frame, { ways: ['frame'], things }), ...checkLook(frame), ...open];
  if (wrong.length > 0) return wrong;
  return [finding('frame-right', 'works', ['frame'], { place, values: { element: kind } })];
}

/** Checks the style parameters: an invalid one makes the server refuse the card. */
function checkLook({ element: { place }, url }: OurFrame): Finding[] {
  const name = invalidWidgetThemeProperty(url.searchParams);
  if (name === null) return [];
  const mended = new URL(url);
  for (
    let wrong: string | null = name;
    wrong !== null;
    wrong = invalidWidgetThemeProperty(mended.searchParams)
  )
    mended.searchParams.delete(wrong);
  const values = { name, value: url.searchParams.get(name) ?? '' };
  return [finding('frame-look', 'blocked', ['frame'], { place, mend: mended.href, values })];
}

/** Checks for half a snippet, as left by editors that sanitize pasted markup. */
function checkWholeness({ cards, scripts, links }: Snippets, ours: string): Finding[] {
  if (cards.length > 0 && scripts.length === 0)
    return [
      finding('script-missing', 'blocked', ['script'], {
        place: cards[0]?.element.place ?? null,
        mend: scriptMarkup(ours),
      }),
    ];
  if (cards.length > 0 || scripts.length === 0) return [];
  const [link] = links;
  return [
    finding('element-stripped', 'blocked', ['script'], {
      place: link?.element.place ?? scripts[0]?.element.place ?? null,
      mend: link ? stripProofMarkup(link.kind, link.id) : stripProofMarkup('product', 'ID'),
    }),
  ];
}

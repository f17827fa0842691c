import { EMBED_ELEMENT_NAMES } from '@millrace/domain';
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
import { type Finding, finding, type Way } from './finding';
import { frameMarkup, scriptMarkup, stripProofMarkup } from './markup';
import type { Page, PageElement } from './read-page';

/** Whether what was pasted is whole, and names what there is. */
export function judgeSnippets(
  page: Page,
  snippets: Snippets,
  { ours, things }: { ours: string; things: ShownThings | null },
): Finding[] {
  return [
    ...page.escaped.map((place) => finding('snippet-escaped', 'blocked', ['script'], { place })),
    ...snippets.cards.map((card) => judgeCard(card, snippets, things)),
    ...snippets.frames.map((frame) => judgeFrame(frame, ours, things)),
    ...judgeWholeness(snippets, ours),
  ];
}

function judgeCard({ element, kind, id }: Card, { links }: Snippets, things: ShownThings | null): Finding {
  const wrong = judgeSubject(element, kind, id, { ways: ['script'], things });
  if (wrong) return wrong;
  const linked = links.find((link) => link.element.parent === element);
  const { place } = element;
  if (linked && id && linked.id.toLowerCase() !== id.toLowerCase())
    return finding('id-differs', 'restricted', ['script'], {
      place,
      mend: `data-id="${linked.id}"`,
      values: { id, linked: linked.id },
    });
  return finding('snippet-right', 'works', ['script'], { place, values: { element: kind } });
}

/** What is wrong with the element or the id that something names; `null` where nothing is. */
function judgeSubject(
  { place }: PageElement,
  kind: string,
  id: string | null,
  { ways, things }: { ways: readonly Way[]; things: ShownThings | null },
): Finding | null {
  if (!isElement(kind)) {
    const values = { element: kind, elements: EMBED_ELEMENT_NAMES.join(', ') };
    return finding('element-unknown', 'blocked', ways, { place, values });
  }
  if (!id) return finding('id-missing', 'blocked', ways, { place });
  if (!isId(kind, id)) return finding('id-wrong', 'blocked', ways, { place, values: { id } });
  if (!things || isShown(kind, id, things)) return null;
  return finding('id-unknown', 'blocked', ways, { place, values: { id, element: kind } });
}

function judgeFrame({ element, url, kind, id }: OurFrame, ours: string, things: ShownThings | null): Finding {
  if (!url.pathname.startsWith('/embed/v1/frame/')) {
    // Our own pages let nobody frame them.
    const page = readPagePath(url.pathname);
    return finding('element-unknown', 'blocked', ['frame'], {
      place: element.place,
      mend: page && frameMarkup(ours, page.kind, page.id),
      values: { element: url.pathname, elements: EMBED_ELEMENT_NAMES.join(', ') },
    });
  }
  return (
    judgeSubject(element, kind, id || null, { ways: ['frame'], things }) ??
    finding('frame-right', 'works', ['frame'], { place: element.place, values: { element: kind } })
  );
}

/** Editors that clean what is pasted leave a half of it. */
function judgeWholeness({ cards, scripts, links }: Snippets, ours: string): Finding[] {
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

import { EMBED_WIDTH_MIN_PX } from '@millrace/domain';
import type { Snippets } from './find-snippets';
import { type Finding, finding, type Way } from './finding';
import type { Page, PageElement } from './read-page';
import { cascade } from './styles/cascade';
import { collectRules, type PageRules, type SheetTexts } from './styles/collect-rules';
import { SheetsTooLongError } from './styles/limits';
import { matchMedia } from './styles/match-media';
import { measurer, type Room } from './width/measure-room';
import { styles } from './width/style';

/** The windows in which cards are measured: a telephone's and a desktop's. */
const WINDOWS = [
  { widthPx: 390, isPhone: true },
  { widthPx: 1280, isPhone: false },
] as const;

/** As wide as telephones take a page to be that does not speak of them. */
const OLD_PAGE_PX = 980;
const UNREAD_MAX = 10;
const MEND = `min-width: ${EMBED_WIDTH_MIN_PX}px`;

interface Shown {
  element: PageElement;
  way: Way;
}

/** Whether cards have the width that they need, as far as markup and style sheets tell. */
export function judgeWidth(
  page: Page,
  { cards, frames }: Snippets,
  sheets: { address: string | null; texts: SheetTexts },
): Finding[] {
  const shown: Shown[] = [
    ...cards.map(({ element }) => ({ element, way: 'script' as const })),
    ...frames.map(({ element }) => ({ element, way: 'frame' as const })),
  ];
  if (shown.length === 0) return [];
  const rooms = measurerOf(page, sheets);
  try {
    const found = shown.flatMap((one) => judgeShown(one, page, rooms));
    const unread = judgeUnread(shown, rooms.unreadOf);
    return onceEach([...found, ...unread]);
  } catch (error) {
    if (!(error instanceof SheetsTooLongError)) throw error;
    const ways = [...new Set(shown.map(({ way }) => way))];
    return [finding('sheets-too-long', 'unknown', ways, { mend: MEND })];
  }
}

const keyOf = ({ code, ways, place, values }: Finding): string =>
  [code, ways.join(), place?.line, place?.text, ...(code === 'width-fits' ? [] : Object.values(values))].join(
    '\n',
  );
const onceEach = (found: readonly Finding[]): Finding[] =>
  [...new Map(found.toReversed().map((one) => [keyOf(one), one])).values()].reverse();

interface Rooms {
  roomOf(element: PageElement, window: (typeof WINDOWS)[number]): Room;
  unreadOf(inFrame: PageElement | null): PageRules['unread'];
}

/** Measures elements in the page, and in frames whose markup stands in it. */
function measurerOf(page: Page, sheets: { address: string | null; texts: SheetTexts }): Rooms {
  const rules = new Map<PageElement | null, PageRules>();
  const measures = new Map<string, ReturnType<typeof measurer>>();
  const frames: (PageElement | null)[] = [];
  const rulesOf = (inFrame: PageElement | null): PageRules => {
    const found = rules.get(inFrame) ?? collectRules(page, { ...sheets, inFrame });
    rules.set(inFrame, found);
    return found;
  };
  const roomOf: Rooms['roomOf'] = (element, window) => {
    const { inFrame } = element;
    const frame: Room = inFrame
      ? roomOf(inFrame, window)
      : { state: 'known', px: layoutPx(page, window), tight: null };
    if (frame.state !== 'known') return frame;
    if (!frames.includes(inFrame)) frames.push(inFrame);
    const key = `${frames.indexOf(inFrame)} ${window.widthPx}`;
    const measure =
      measures.get(key) ??
      measurer(styles(cascade(rulesOf(inFrame), { ...window, widthPx: frame.px }), frame.px), frame.px);
    measures.set(key, measure);
    return measure(element);
  };
  return {
    roomOf,
    unreadOf: (inFrame) =>
      rulesOf(inFrame).unread.filter(({ media }) =>
        WINDOWS.some((window) => matchMedia(media, window) !== false),
      ),
  };
}

/** How wide a page is laid out in a window. @see https://www.w3.org/TR/css-viewport-1/#viewport-meta */
function layoutPx({ elements }: Page, { widthPx, isPhone }: (typeof WINDOWS)[number]): number {
  if (!isPhone) return widthPx;
  const meta = elements.find(
    ({ name, attributes, inFrame }) =>
      name === 'meta' && attributes.name?.trim().toLowerCase() === 'viewport' && !inFrame,
  );
  const content = meta?.attributes.content ?? '';
  const [, fixed] = /\bwidth\s*=\s*(\d+)/i.exec(content) ?? [];
  if (fixed !== undefined) return Number(fixed);
  return /device-width|initial-scale\s*=\s*1(?:\.0*)?(?![\d.])/i.test(content) ? widthPx : OLD_PAGE_PX;
}

function judgeShown({ element, way }: Shown, page: Page, { roomOf, unreadOf }: Rooms): Finding[] {
  const rooms = WINDOWS.map((window) => ({ window, room: roomOf(element, window) }));
  // What sheets that nobody has read say may change anything but what an element says of itself.
  const isRead = page.isWhole && unreadOf(element.inFrame).length === 0;
  const found = rooms.flatMap(({ window, room }) => {
    const isOwn = room.state === 'known' && room.tight?.place.text.startsWith('<');
    return isRead || isOwn ? judgeRoom(room, way, window.widthPx) : [];
  });
  if (!page.isWhole) return [...found, finding('sheets-too-long', 'unknown', [way], { mend: MEND })];
  if (!isRead || found.length > 0) return found;
  const [phone, desktop] = rooms.map(({ room }) =>
    room.state === 'known' ? String(Math.floor(room.px)) : '',
  );
  return [
    finding('width-fits', 'works', [way], {
      place: element.place,
      values: {
        phonePx: phone ?? '',
        desktopPx: desktop ?? '',
        phoneWindowPx: String(WINDOWS[0].widthPx),
        desktopWindowPx: String(WINDOWS[1].widthPx),
        leastPx: String(EMBED_WIDTH_MIN_PX),
      },
    }),
  ];
}

/** What is to be said of one window; nothing where the width is enough. */
function judgeRoom(room: Room, way: Way, windowPx: number): Finding[] {
  const values = { windowPx: String(windowPx) };
  if (room.state === 'hidden')
    return [finding('card-hidden', 'restricted', [way], { place: room.cause.place, values })];
  if (room.state === 'unknown')
    return [
      finding('width-unknown', 'unknown', [way], {
        place: room.cause.place,
        mend: MEND,
        values: { ...values, cause: room.cause.text, leastPx: String(EMBED_WIDTH_MIN_PX) },
      }),
    ];
  if (room.px >= EMBED_WIDTH_MIN_PX) return [];
  return [
    finding('narrow', 'restricted', [way], {
      place: room.tight?.place ?? null,
      mend: MEND,
      values: { ...values, widthPx: String(Math.floor(room.px)), leastPx: String(EMBED_WIDTH_MIN_PX) },
    }),
  ];
}

function judgeUnread(shown: readonly Shown[], unreadOf: Rooms['unreadOf']): Finding[] {
  const documents = [...new Set(shown.map(({ element }) => element.inFrame))];
  return documents.flatMap((inFrame) => {
    const ways = [
      ...new Set(shown.filter(({ element }) => element.inFrame === inFrame).map(({ way }) => way)),
    ];
    return unreadOf(inFrame)
      .slice(0, UNREAD_MAX)
      .map(({ address, element }) =>
        finding('sheet-unread', 'unknown', ways, {
          place: element.place,
          mend: MEND,
          values: { address: address.slice(0, 200), leastPx: String(EMBED_WIDTH_MIN_PX) },
        }),
      );
  });
}

import widgets from 'virtual:widgets';
import { EMBED_HEIGHTS, embedElement } from '../../packages/domain/src';
import { type CardLanguage, type CardName, cards } from './cards';
import { type Host, hostDocument } from './host-document';
import styles from './host-page.module.css';

export interface HostPageProps {
  card: CardName;
  /** Whose page it is. Default `light`. */
  host?: Host;
  /** Default `en`. */
  language?: CardLanguage;
  /** Of the page, in px. Default all there is. */
  widthPx?: number;
  /** Whether our API answers. Default true. */
  answers?: boolean;
}

/** What a page in a frame calls for its network: gives the markup of cards. */
type Answer = (address: string) => Promise<string>;

/**
 * Heights of pages in px without a card: wide, and as narrow as a phone, where their texts have more lines. Fixed, so
 * that nothing moves; and whole, as a card is asked for where a frame shows it.
 */
const around: Readonly<Record<Host, { wide: number; narrow: number }>> = {
  light: { wide: 256, narrow: 376 },
  dark: { wide: 256, narrow: 376 },
  hostile: { wide: 400, narrow: 400 },
};

const script = {
  address: new URL(`${import.meta.env.BASE_URL}embed/v1/${widgets.version}/millrace.js`, document.baseURI)
    .href,
  integrity: widgets.integrity,
};

/** A page of somebody else, in a document of its own, that holds a card and runs our loader. */
export function HostPage({ card, host = 'light', language = 'en', widthPx, answers = true }: HostPageProps) {
  const shown = cards[card];
  const markup = hostDocument(host, shown, language, script);
  const { low, card: high } = EMBED_HEIGHTS;
  const height = embedElement(shown.element).low ? low : high;
  const heights: Record<`--${string}`, string> = {
    '--wide': `${around[host].wide + height}px`,
    '--narrow': `${around[host].narrow + height}px`,
  };
  return (
    <div className={styles.room} style={{ inlineSize: widthPx }}>
      <iframe
        // Whatever is changed of it, a page begins anew.
        key={`${markup} ${answers}`}
        ref={(frame) => {
          if (frame) Object.assign(frame, { answer: answering(frame, answers) });
        }}
        className={styles.page}
        title={`A ${host} page with ${shown.linkText}`}
        srcDoc={markup}
        style={heights}
      />
    </div>
  );
}

/** Answers as the server would. */
function answering(frame: HTMLIFrameElement, isThere: boolean): Answer {
  return async (address) => {
    const page = frame.contentWindow as (Window & typeof globalThis) | null;
    const text = isThere
      ? widgets.answers[decodeURIComponent(new URL(address).search.slice(1))]
      : widgets.absent;
    if (!page || text === undefined) throw new TypeError(`No story foresees ${address}.`);
    // The loader adds its face right after it has asked for cards.
    await null;
    // As for a reader who has seen a card before: a face that comes later than its card is not used any more.
    for (const face of page.document.fonts) await face.load().catch(String);
    const { dataset } = page.document.documentElement;
    // Once the loader has had its turn.
    setTimeout(() => Object.assign(dataset, { answered: address }));
    return text;
  };
}

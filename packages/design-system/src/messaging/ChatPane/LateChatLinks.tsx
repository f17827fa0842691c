import { latePart } from '@millrace/ui/hooks';

/** Lazily loaded with the first message that may link to a page of the community. */
const chatLinks = latePart(() => import('./ChatLinksContainer'));

const MAY_LINK = /\/(?:product|company|events|feed\/post)\//;

/** Lazy cards of what a message links to. */
export function LateChatLinks({ text }: { text: string }) {
  return MAY_LINK.test(text) ? <Links text={text} /> : null;
}

function Links({ text }: { text: string }) {
  const part = chatLinks.usePart();
  return part && <part.ChatLinksContainer text={text} />;
}

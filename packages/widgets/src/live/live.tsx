import { CardAction } from '@millrace/design-system/cards';
import { useLayoutEffect, useState } from 'react';
import { buildCardKey } from '../loader/build-card-key';
import { ActionElement } from '../shared/ActionElement';
import { BriefElement } from '../shared/BriefElement';
import { hydrateView } from '../shared/hydrate-view';
import { type Chunk, PROPS } from '../shared/payload';
import { readMessages } from '../shared/read-messages';
import { withLogin } from '../shared/with-login';
import { isFollowed, persistFollowing } from './follow-state';
import { readBrief } from './read-brief';
import { reportClick } from './report-click';

/** Detail of `millrace:follow`. */
export interface FollowDetail {
  id: string;
  name: string;
  following: boolean;
}

interface Followed {
  name: string;
  /** Address of its page. */
  href: string;
}

/* Hook results are read by index: destructuring calls the array iterator, which a page may have replaced. */

/** Returns the id in a card's key. */
const keySubjectId = (key: string): string => decodeURIComponent(key).split(',')[1] ?? '';

/** Returns the follow state and a toggle. */
function useFollowing(host: HTMLElement, key: string, { name, href }: Followed) {
  const { 0: following, 1: setFollowing } = useState(false);
  const id = keySubjectId(key);
  // Not in the initial state: the hydrated nodes show a card that is not followed.
  useLayoutEffect(() => setFollowing(isFollowed(id)), [id, setFollowing]);
  const toggle = () => {
    const next = !following;
    reportClick(key);
    const detail: FollowDetail = { id, name, following: next };
    const event = new CustomEvent('millrace:follow', { bubbles: true, cancelable: true, detail });
    // A page that knows its reader may handle the follow itself; otherwise the reader signs in on our site. The login
    // opens in a new tab, so that the page stays open; if pop-ups are blocked, it replaces the page.
    if (host.dispatchEvent(event)) {
      const login = withLogin(href);
      if (!open(login, '_blank')) open(login, '_top');
    } else {
      setFollowing(next);
      persistFollowing(host, id, next, () => rehydrate(host));
    }
  };
  return { following, toggle };
}

interface LiveProps {
  host: HTMLElement;
  /** Key of the card; the element's attributes may have changed since. */
  cardKey: string;
  root: ShadowRoot;
  /** Label of the button once followed. */
  followed: string;
  /** Name of the subject, for cards without a heading. */
  name: string;
}

function LiveBrief({ host, cardKey, root, followed }: LiveProps) {
  const { 0: card } = useState(() => readBrief(root));
  const { 0: follow } = useState(() => root.querySelector('button')?.textContent ?? '');
  const { following, toggle } = useFollowing(host, cardKey, card);
  return (
    <BriefElement
      {...card}
      action={
        <CardAction pressed={following} onPress={toggle}>
          {following ? followed : follow}
        </CardAction>
      }
    />
  );
}

function LiveAction({ host, cardKey, root, followed, name }: LiveProps) {
  const { 0: card } = useState(() => {
    const page = root.querySelector('a');
    return {
      label: root.querySelector('button')?.textContent ?? '',
      pageHref: page?.href ?? '',
      messages: readMessages(root, { brand: page?.textContent ?? '' }),
    };
  });
  const { following, toggle } = useFollowing(host, cardKey, { name, href: card.pageHref });
  return (
    <ActionElement {...card} label={following ? followed : card.label} pressed={following} onPress={toggle} />
  );
}

/** Hydrates a re-rendered card at once if its reader follows it, to show the state. */
function rehydrate(host: HTMLElement): void {
  const key = buildCardKey(host);
  const root = host.shadowRoot as ShadowRoot;
  if (!isFollowed(keySubjectId(key)) || !root.querySelector('button')) return;
  // The loader holds clicks until hydration.
  (root.firstElementChild as HTMLElement).onclick = null;
  hydrate(host, key);
}

export const hydrate: Chunk['hydrate'] = (host, key = buildCardKey(host)) => {
  const root = host.shadowRoot as ShadowRoot;
  const props: unknown = JSON.parse(root.firstElementChild?.getAttribute(PROPS) ?? '0');
  const Live = root.querySelector('article') ? LiveBrief : LiveAction;
  const { 0: followed, 1: name } = Array.isArray(props) ? props : [props];
  hydrateView(
    <Live host={host} cardKey={key} root={root} followed={String(followed)} name={String(name)} />,
    root,
  );
};

import { CardAction } from '@millrace/design-system/cards';
import { useLayoutEffect, useState } from 'react';
import { fragmentKey } from '../loader/fragment-key';
import { ActionElement } from '../shared/ActionElement';
import { BriefElement } from '../shared/BriefElement';
import { hydrateView } from '../shared/hydrate-view';
import { type Chunk, PROPS } from '../shared/payload';
import { readMessages } from '../shared/read-messages';
import { withLogin } from '../shared/with-login';
import { isFollowed, keepFollowed } from './followed';
import { readBrief } from './read-brief';
import { tellPressed } from './tell-pressed';

/** What a page learns when a reader presses Follow. */
export interface FollowDetail {
  id: string;
  name: string;
  following: boolean;
}

interface Followed {
  name: string;
  /** Its page. */
  href: string;
}

/*
 * What a hook answers is taken by index: a page may have replaced the iterator of arrays, which a pattern of theirs asks.
 */

/** The id that a key names. */
const keySubjectId = (key: string): string => decodeURIComponent(key).split(',')[1] ?? '';

/** Whether a reader follows, as far as this page knows. */
function useFollowing(host: HTMLElement, key: string, { name, href }: Followed) {
  const { 0: following, 1: setFollowing } = useState(false);
  const id = keySubjectId(key);
  // Not from the first on, as nodes that are taken over are those of a card that nobody follows.
  useLayoutEffect(() => setFollowing(isFollowed(id)), [id, setFollowing]);
  const toggle = () => {
    const next = !following;
    tellPressed(key);
    const detail: FollowDetail = { id, name, following: next };
    const event = new CustomEvent('millrace:follow', { bubbles: true, cancelable: true, detail });
    // A page that knows its reader may follow for them; for all others following begins with a login, on our site. That
    // opens beside the page, which is there when they come back; where no tab may be opened, in its place.
    if (host.dispatchEvent(event)) {
      const login = withLogin(href);
      if (!open(login, '_blank')) open(login, '_top');
    } else {
      setFollowing(next);
      keepFollowed(host, id, next, () => takeOver(host));
    }
  };
  return { following, toggle };
}

interface LiveProps {
  host: HTMLElement;
  /** Of the card: the element may be about another thing by now. */
  cardKey: string;
  root: ShadowRoot;
  /** The text of the button once one follows. */
  followed: string;
  /** What it is about, where no heading says it. */
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

/** Makes a card that was painted anew interactive at once where its reader follows, as it does not say so itself. */
function takeOver(host: HTMLElement): void {
  const key = fragmentKey(host);
  const root = host.shadowRoot as ShadowRoot;
  if (!isFollowed(keySubjectId(key)) || !root.querySelector('button')) return;
  // The loader holds presses until somebody takes the card over.
  (root.firstElementChild as HTMLElement).onclick = null;
  hydrate(host, key);
}

export const hydrate: Chunk['hydrate'] = (host, key = fragmentKey(host)) => {
  const root = host.shadowRoot as ShadowRoot;
  const props: unknown = JSON.parse(root.firstElementChild?.getAttribute(PROPS) ?? '0');
  const Live = root.querySelector('article') ? LiveBrief : LiveAction;
  const { 0: followed, 1: name } = Array.isArray(props) ? props : [props];
  hydrateView(
    <Live host={host} cardKey={key} root={root} followed={String(followed)} name={String(name)} />,
    root,
  );
};

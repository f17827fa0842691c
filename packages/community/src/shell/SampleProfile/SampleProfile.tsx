import type { Post } from '@millrace/api-client';
import { MemberHeader } from '@millrace/design-system';
import { EmptyState, Notice, Tabs, useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type MouseEvent, useState } from 'react';
import { SampleActions } from './SampleActions';
import { SampleComposer } from './SampleComposer';
import { SamplePost } from './SamplePost';
import { column, root } from './SampleProfile.css';
import { SAMPLE_MEMBER, SAMPLE_POSTS, samplePost } from './sample-content';

const PLACEHOLDERS = ['articles', 'videos', 'image'] as const;

export interface SampleProfileProps {
  /** The address of the page, in full; what is shared leads there. */
  href: string;
}

/** A profile with invented content, to show what one looks like: nothing of it is sent or kept. @see MOCK-001 to MOCK-005 */
export function SampleProfile({ href }: SampleProfileProps) {
  const messages = useMessages();
  const toasts = useToasts();
  const [posts, setPosts] = useState<readonly Post[]>(SAMPLE_POSTS);
  const [isBlocked, setBlocked] = useState(false);
  const shown = isBlocked ? [] : posts;
  const write = (text: string) =>
    setPosts((before) => [samplePost(`written-${before.length}`, text, new Date().toISOString()), ...before]);
  // Whoever and whatever is invented has no page of its own.
  const stay = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (!link) return;
    event.preventDefault();
    toasts.show(messages.format('sampleProfile.noPage'));
  };
  return (
    <div data-component="SampleProfile" className={root}>
      <Notice role="note">{messages.format('sampleProfile.sample')}</Notice>
      <MemberHeader member={SAMPLE_MEMBER} actions={<SampleActions href={href} />} />
      <div className={column}>
        <SampleComposer onWrite={write} />
        <Tabs.Root defaultValue="top">
          <Tabs.List aria-label={messages.format('sampleProfile.tabs')}>
            <Tabs.Trigger value="top">{messages.format('sampleProfile.top')}</Tabs.Trigger>
            {PLACEHOLDERS.map((name) => (
              <Tabs.Trigger key={name} value={name}>
                {messages.format(`sampleProfile.${name}`)}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value="top" onClickCapture={stay}>
            {shown.map((post) => (
              <SamplePost
                key={post.id}
                post={post}
                href={href}
                onChange={(changed) =>
                  setPosts((before) => before.map((one) => (one.id === changed.id ? changed : one)))
                }
                onRemove={() => setPosts((before) => before.filter(({ id }) => id !== post.id))}
                onBlock={() => setBlocked(true)}
              />
            ))}
            {shown.length === 0 && (
              <EmptyState
                title={messages.format('sampleProfile.empty')}
                description={messages.format('sampleProfile.emptyHint')}
              />
            )}
          </Tabs.Content>
          {PLACEHOLDERS.map((name) => (
            <Tabs.Content key={name} value={name}>
              <EmptyState
                title={messages.format('sampleProfile.placeholder')}
                description={messages.format('sampleProfile.placeholderHint')}
              />
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </div>
    </div>
  );
}

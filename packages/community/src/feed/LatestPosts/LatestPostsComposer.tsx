import { PostComposerContainer, type PostComposerContainerProps } from '@millrace/design-system/connected';
import { useEffect, useRef } from 'react';

/** Focuses itself on mount, as it replaces the button that was pressed. */
export function LatestPostsComposer(props: PostComposerContainerProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(
    () => root.current?.querySelector<HTMLElement>('textarea, [contenteditable="true"]')?.focus(),
    [],
  );
  return (
    <div ref={root}>
      <PostComposerContainer {...props} />
    </div>
  );
}

import { PostComposerContainer, type PostComposerContainerProps } from '@millrace/design-system/connected';
import { useEffect, useRef } from 'react';

/** Takes the focus as it comes: whoever sees it has pressed what stands for it. */
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

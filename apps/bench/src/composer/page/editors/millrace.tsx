import { createClient } from '@millrace/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { PostComposerContainer } from '../../../../../../packages/design-system/src/feed/PostComposer';
import { MillraceProvider } from '../../../../../../packages/design-system/src/provider/MillraceProvider';
import { ApiClientProvider } from '../../../../../../packages/design-system/src/shell/ApiClient';
import { type Piece, textOf } from '../draft';
import type { Candidate } from './editor';

/** Leaves the text where the composer finds its draft. */
function keepDraft(lines: readonly Piece[][]): void {
  let start = 0;
  const mentions = lines.flatMap((line) => {
    const found = line.flatMap(({ text, isMention }, at) => {
      const mention = { start, length: text.length, kind: 'company', id: `company-${start}-${at}` };
      start += text.length;
      return isMention ? [mention] : [];
    });
    start += 1;
    return found;
  });
  const draft = { text: textOf(lines), mentions, visibility: 'public', tags: [] };
  localStorage.setItem('millrace.post.me.global', JSON.stringify(draft));
}

function Editor({ lines }: { lines: readonly Piece[][] }) {
  const [queries] = useState(() => {
    keepDraft(lines);
    return new QueryClient();
  });
  const [client] = useState(() => createClient({ baseUrl: window.location.origin }));
  return (
    <QueryClientProvider client={queries}>
      <ApiClientProvider client={client}>
        <MillraceProvider locale="en">
          <PostComposerContainer memberId="me" place="global" />
        </MillraceProvider>
      </ApiClientProvider>
    </QueryClientProvider>
  );
}

/** The composer as pages have it: with its draft kept at pauses, its search, its tags and its buttons. */
export const candidate: Candidate = { name: 'Millrace', Editor };

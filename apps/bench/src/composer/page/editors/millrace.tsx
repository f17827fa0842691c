import '@millrace/design-system/styles.css';
import { createClient } from '@millrace/api-client';
import { MillraceProvider } from '@millrace/design-system';
import { ApiClientProvider, PostComposerContainer } from '@millrace/design-system/connected';
import { documentClass } from '@millrace/ui/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { type Piece, textOf } from '../draft';
import type { Candidate } from './editor';

/** Stores the text where the composer restores its draft from. */
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
          <div className={documentClass}>
            <PostComposerContainer memberId="me" place="global" />
          </div>
        </MillraceProvider>
      </ApiClientProvider>
    </QueryClientProvider>
  );
}

/** Composer as on pages: with debounced draft saving, its search, its tags and its buttons. */
export const candidate: Candidate = { name: 'Millrace', Editor };

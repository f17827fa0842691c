import { useEffect, useState } from 'react';
import { useDocuments } from './DocumentsProvider';
import { DocumentError, type DocumentState } from './open-document';
import { openPdf } from './open-pdf';

const LOADING: DocumentState = { status: 'loading', share: null };

/** Opens a PDF for as long as it is shown; `retry` tries once more. */
export function usePdf(url: string): { state: DocumentState; retry: () => void } {
  const { pdfjsUrl } = useDocuments();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(LOADING);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    setState(LOADING);
    const onProgress = (share: number) => {
      // Once it is ready, the rest of its parts may still be on their way.
      setState((now) => (now.status === 'loading' && !signal.aborted ? { status: 'loading', share } : now));
    };
    openPdf(url, { assetsUrl: pdfjsUrl, onProgress, signal }).then(
      (document) => {
        if (signal.aborted) document.close();
        else setState({ status: 'ready', document });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        setState({ status: 'error', problem: error instanceof DocumentError ? error.problem : 'broken' });
      },
    );
    return () => ending.abort();
  }, [url, pdfjsUrl, attempt]);

  return { state, retry: () => setAttempt((before) => before + 1) };
}

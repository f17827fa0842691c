import { Progress } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type ComponentType, useEffect, useState } from 'react';
import type { DocumentViewerHandle } from '../DocumentViewer';
import { late as lateClass } from '../DocumentViewer.css';
import { documentViewerMessages } from '../DocumentViewer.messages';
import type { DocumentViewerContainerProps } from '../DocumentViewerContainer';
import { DocumentProblemNote } from './DocumentProblemNote';

type Viewer = ComponentType<DocumentViewerContainerProps>;

/** Must be referentially stable, so that it is called once. */
const focus = (made: DocumentViewerHandle | null) => made?.focus();

/**
 * Loads `DocumentViewerContainer` lazily with the first document that is opened, focuses it once it is there, and reserves
 * its space until then.
 *
 * @see FEED-037
 */
export function LazyDocumentViewer(props: DocumentViewerContainerProps) {
  const messages = useMessages(documentViewerMessages);
  const [viewer, setViewer] = useState<{ Viewer: Viewer } | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (viewer !== 'loading') return;
    let isGone = false;
    const show = (next: { Viewer: Viewer } | 'failed') => {
      if (!isGone) setViewer(next);
    };
    import('../DocumentViewerContainer').then(
      ({ DocumentViewerContainer }) => show({ Viewer: DocumentViewerContainer }),
      () => show('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [viewer]);
  if (typeof viewer === 'object') {
    return <viewer.Viewer {...props} handle={focus} />;
  }
  return (
    <div className={lateClass}>
      {viewer === 'loading' ? (
        <Progress label={messages.format('documentViewer.loading', { name: props.name })} />
      ) : (
        <DocumentProblemNote problem="offline" onRetry={() => setViewer('loading')} />
      )}
    </div>
  );
}

import { Button, Notice } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { problem as problemClass } from '../DocumentViewer.css';
import { documentViewerMessages } from '../DocumentViewer.messages';
import type { DocumentProblem } from '../open-document';

interface DocumentProblemNoteProps {
  problem: DocumentProblem;
  onRetry: () => void;
}

/** Error message of a document, with a retry button for transient failures. */
export function DocumentProblemNote({ problem, onRetry }: DocumentProblemNoteProps) {
  const messages = useMessages(documentViewerMessages);
  return (
    <div className={problemClass}>
      <Notice tone={problem === 'password' ? 'info' : 'danger'}>
        {messages.format(`documentViewer.${problem}`)}
      </Notice>
      {problem === 'offline' && (
        <Button size="small" onClick={onRetry}>
          {messages.format('documentViewer.retry')}
        </Button>
      )}
    </div>
  );
}

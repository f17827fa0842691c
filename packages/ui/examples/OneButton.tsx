/* An application that takes one component, and of the styles those that it needs. */
import { Button } from '@millrace/ui';
import { documentClass } from '@millrace/ui/theme';
import '@millrace/ui/theme.css';
import '@millrace/ui/styles/Button.css';

/** The class goes where the host writes its document. */
export function OneButton({ onAsk }: { onAsk: () => void }) {
  return (
    <div className={documentClass}>
      <Button tone="primary" onClick={onAsk}>
        Ask for a quote
      </Button>
    </div>
  );
}

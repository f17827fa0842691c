import { useMessages } from '@millrace/ui/messages';
import { line, root } from './NavigationProgress.css';

/** Progress line at the top of the window, shown after 150 ms. Render it while a navigation is pending. */
export function NavigationProgress() {
  const messages = useMessages();
  return (
    <div
      role="progressbar"
      aria-label={messages.format('list.loading')}
      className={root}
      data-component="NavigationProgress"
    >
      <div className={line} />
    </div>
  );
}

import { useMessages } from '@millrace/ui/messages';
import { line, root } from './NavigationProgress.css';

/** Shows that the next page is loading: a line along the top of the window, from 150 ms on. Render it while a navigation is pending. */
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

import { CardAction, type CardActionProps } from '@millrace/design-system/cards';
import type { Messages } from '@millrace/ui/messages';
import { action, line, mark } from './action.css';
import { Frame, frameProps } from './Frame';

export interface ActionElementProps extends Pick<CardActionProps, 'href' | 'pressed' | 'onPress'> {
  label: string;
  /** The page of what it is about, to which its mark leads. */
  pageHref: string;
  messages: Messages;
}

/** One deed on a line of its own, in its shadow root. */
export function ActionElement({ label, pageHref, messages, ...deed }: ActionElementProps) {
  return (
    <Frame>
      <div {...frameProps(messages)}>
        <div className={line}>
          <CardAction {...deed} part="action" className={action}>
            {label}
          </CardAction>
          <a href={pageHref} className={mark}>
            {messages.format('brand')}
          </a>
        </div>
      </div>
    </Frame>
  );
}

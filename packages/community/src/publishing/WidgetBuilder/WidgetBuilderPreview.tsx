import { type EmbedChoices, type EmbedSubject, embedHeight } from '@millrace/domain';
import { Button, EmptyState, Notice, SectionHead, SegmentedControl, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { frame, part } from './WidgetBuilder.css';

/** Subject of the widget, while it is looked up by id. */
export type WidgetSubjectState =
  | { status: 'none' | 'loading' | 'missing' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'ready'; subject: EmbedSubject };

export interface WidgetBuilderPreviewProps {
  choices: EmbedChoices;
  subject: WidgetSubjectState;
  /** URL of the page that contains only the widget; null if there is none. */
  frameUrl: string | null;
}

/** Preview widths in px: a narrow column, a phone, an article. */
const PREVIEW_WIDTHS = ['180', '300', '360', '680', 'full'] as const;

type PreviewWidth = (typeof PREVIEW_WIDTHS)[number];

/** Preview of the widget in an iframe, with the same page that frame-only sites embed. */
export function WidgetBuilderPreview({ choices, subject, frameUrl }: WidgetBuilderPreviewProps) {
  const messages = useMessages();
  const height = embedHeight(choices);
  const isShown = subject.status === 'ready' && frameUrl !== null;
  const [width, setWidth] = useState<PreviewWidth>('full');
  return (
    <section aria-labelledby="widget-preview" data-part="preview">
      <SectionHead
        number={2}
        title={messages.format('widgetBuilder.preview')}
        titleId="widget-preview"
        {...(isShown && {
          fact: messages.format('widgetBuilder.height', { height: messages.number(height) }),
        })}
      />
      <div className={part}>
        {isShown && (
          <SegmentedControl
            label={messages.format('widgetBuilder.width')}
            options={PREVIEW_WIDTHS.map((one) => ({
              value: one,
              label:
                one === 'full' ? messages.format('widgetBuilder.widthFull') : messages.number(Number(one)),
            }))}
            value={width}
            onValueChange={setWidth}
          />
        )}
        {isShown ? (
          <iframe
            // Remounts the iframe for each URL: navigating it would add an entry to the tab's history.
            key={frameUrl}
            className={frame}
            width={width === 'full' ? undefined : width}
            data-width={width}
            title={messages.format('widgetBuilder.frame', { name: subject.subject.name })}
            src={frameUrl}
            height={height}
          />
        ) : (
          <PreviewNote subject={subject} />
        )}
      </div>
    </section>
  );
}

function PreviewNote({ subject }: Pick<WidgetBuilderPreviewProps, 'subject'>) {
  const messages = useMessages();
  if (subject.status === 'loading') {
    return (
      <Text as="p" tone="secondary" role="status">
        {messages.format('widgetBuilder.loading')}
      </Text>
    );
  }
  if (subject.status === 'missing') {
    return <Notice tone="warning">{messages.format('widgetBuilder.missing')}</Notice>;
  }
  if (subject.status === 'failed') {
    return (
      <Notice tone="warning">
        {messages.format('widgetBuilder.failed')}{' '}
        <Button tone="quiet" size="small" onClick={subject.onRetry}>
          {messages.format('widgetBuilder.again')}
        </Button>
      </Notice>
    );
  }
  return (
    <EmptyState
      title={messages.format('widgetBuilder.nothing')}
      description={messages.format('widgetBuilder.nothingHint')}
    />
  );
}

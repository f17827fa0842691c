import type { PublisherReport, PublisherWidget } from '@millrace/api-client';
import { companyPath, EMBED_FIGURES, eventPath, isSector, productPath } from '@millrace/domain';
import {
  DataTable,
  type DataTableColumn,
  EmptyState,
  Link,
  Notice,
  SectionHead,
  TableName,
  TableUnit,
  Text,
} from '@millrace/ui';
import type { Messages } from '@millrace/ui/messages';
import { useMessages } from '@millrace/ui/messages';
import { type ReactNode, useMemo } from 'react';
import { notes } from './PublisherReport.css';

export interface PublisherWidgetsProps {
  data: PublisherReport;
  /** Address of the widget builder. */
  widgetsHref: string;
  /** Control that exports the table. */
  actions?: ReactNode;
}

/** Widgets of a site: first those that show nothing or a replacement, then by views in descending order. */
export function PublisherWidgets({
  data: { widgets, widget_count: count },
  widgetsHref,
  actions,
}: PublisherWidgetsProps) {
  const messages = useMessages();
  const columns = useMemo(
    (): DataTableColumn<PublisherWidget>[] => [
      {
        key: 'name',
        header: messages.format('publisherReport.widget'),
        cell: (widget) => <WidgetName widget={widget} />,
      },
      {
        key: 'state',
        header: messages.format('publisherReport.state'),
        cell: (widget) => widgetStateText(messages, widget),
      },
      ...EMBED_FIGURES.map((figure): DataTableColumn<PublisherWidget> => {
        const header = messages.format(`publisherReport.${figure}`);
        return {
          key: figure,
          header,
          kind: 'number',
          cell: (widget) => (
            <>
              <TableUnit>{header}: </TableUnit>
              {messages.number(widget[figure])}
            </>
          ),
        };
      }),
    ],
    [messages],
  );
  const countInState = (state: PublisherWidget['state']) =>
    widgets.filter((widget) => widget.state === state).length;
  const [removed, merged] = [countInState('removed'), countInState('merged')];
  return (
    <section aria-labelledby="publisher-widgets" data-part="widgets">
      <SectionHead
        title={messages.format('publisherReport.widgetsTitle')}
        titleId="publisher-widgets"
        fact={
          count > widgets.length
            ? messages.format('publisherReport.widgetsShown', { shown: widgets.length, count })
            : messages.format('publisherReport.widgetsFact', { count })
        }
        actions={count > 0 && actions}
      />
      {removed + merged > 0 && (
        <div className={notes}>
          {removed > 0 && (
            <Notice tone="warning">
              {messages.format('publisherReport.removedNote', { count: removed })}
            </Notice>
          )}
          {merged > 0 && <Notice>{messages.format('publisherReport.mergedNote', { count: merged })}</Notice>}
        </div>
      )}
      {count === 0 ? (
        <EmptyState
          title={messages.format('publisherReport.noWidgets')}
          description={messages.format('publisherReport.noWidgetsHint')}
          action={<Link href={widgetsHref}>{messages.format('publisherReport.makeWidget')}</Link>}
        />
      ) : (
        <DataTable
          caption={messages.format('publisherReport.widgetsTitle')}
          rows={widgets}
          rowKey={widgetKey}
          columns={columns}
          tools={false}
        />
      )}
    </section>
  );
}

const widgetKey = ({ element, id }: PublisherWidget) => `${element}.${id}`;

function WidgetName({ widget }: { widget: PublisherWidget }) {
  const messages = useMessages();
  const { element, id, successor } = widget;
  const name =
    widget.name ??
    successor?.name ??
    (isSector(id) ? messages.format(`sector.${id}`) : messages.format('publisherReport.gone', { id }));
  const href = widgetSubjectPath(widget);
  return (
    <>
      <TableName>{href === null ? <bdi>{name}</bdi> : <Link href={href}>{name}</Link>}</TableName>
      <Text as="p" variant="small" tone="secondary">
        {messages.format(`widgetBuilder.${element}`)}
      </Text>
    </>
  );
}

function widgetStateText(messages: Messages, { state, successor }: PublisherWidget): string {
  if (state === 'removed') return messages.format('publisherReport.stateRemoved');
  if (state === 'shown') return messages.format('publisherReport.stateShown');
  return messages.format('publisherReport.stateMerged', { name: successor?.name ?? '' });
}

/** Returns the page of a widget's content; null if it shows nothing, or content without a page. */
function widgetSubjectPath({ kind, id, name, successor }: PublisherWidget): string | null {
  const thing = successor ?? (name === null ? null : { id, name });
  if (!thing) return null;
  if (kind === 'product') return productPath(thing);
  if (kind === 'company') return companyPath(thing);
  return kind === 'event' ? eventPath(thing) : null;
}

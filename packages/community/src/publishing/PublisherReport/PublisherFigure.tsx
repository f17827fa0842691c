import type { PublisherReport } from '@millrace/api-client';
import type { EmbedFigure } from '@millrace/domain';
import { Link } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { CountFigure, rangeDays } from '../../commerce/Analytics';

export interface PublisherFigureProps {
  data: PublisherReport;
  /** Data of the preceding range of equal length. Default: unknown. */
  before?: PublisherReport | undefined;
  figure: EmbedFigure;
  /** Address of the widget builder. */
  widgetsHref: string;
}

/** Shows one figure over time, with a recommended action. */
export function PublisherFigure({ data, before, figure, widgetsHref }: PublisherFigureProps) {
  const messages = useMessages();
  const title = messages.format(`publisherReport.${figure}`);
  const read = ({ buckets }: PublisherReport) =>
    buckets.map(({ from, to, [figure]: count }) => ({ from, to, values: [count] }));
  // The table below shows which widgets are empty.
  const href = figure === 'fallbacks' ? '#publisher-widgets' : widgetsHref;
  return (
    <CountFigure
      title={title}
      what={messages.format(`publisherReport.${figure}What`)}
      by={data.by}
      series={[title]}
      points={read(data)}
      before={before && read(before)}
      days={rangeDays(data)}
      advice={messages.rich(`publisherReport.${figure}Do`, {
        link: (text: ReactNode) => <Link href={href}>{text}</Link>,
      })}
    />
  );
}

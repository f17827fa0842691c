import type { PublisherReport } from '@millrace/api-client';
import type { EmbedFigure } from '@millrace/domain';
import { useMessages } from '@millrace/ui/messages';
import { CountFigure } from '../../commerce/Analytics';

export interface PublisherFigureProps {
  data: PublisherReport;
  figure: EmbedFigure;
}

/** One kind of figures over time. */
export function PublisherFigure({ data: { buckets, by }, figure }: PublisherFigureProps) {
  const messages = useMessages();
  const title = messages.format(`publisherReport.${figure}`);
  return (
    <CountFigure
      title={title}
      what={messages.format(`publisherReport.${figure}What`)}
      by={by}
      series={[title]}
      points={buckets.map(({ from, to, [figure]: count }) => ({ from, to, values: [count] }))}
    />
  );
}

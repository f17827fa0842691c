import { BriefCard, CardAction, ListCard, type ListCardProps } from '@millrace/design-system/cards';
import { LightProvider } from '@millrace/ui/bare';
import type { Messages } from '@millrace/ui/messages';
import { artAddress } from './addresses';
import type { CardContext } from './element';
import { Frame, frameProps } from './Frame';

export interface ListElementProps
  extends Pick<ListCardProps, 'title' | 'fact' | 'rows' | 'empty' | 'sector' | 'href' | 'foot'> {
  /** Name of the list's subject, from which its artwork is generated. */
  about: string;
  /** Total number of entries; the list says how many it leaves out. Default the number of its rows. */
  count?: number;
  context: CardContext;
}

/** List in its shadow root; the compact layout has its title and number on one line. */
export function ListElement({ about, count, context, foot, ...card }: ListElementProps) {
  const { messages, layout, rows, webUrl } = context;
  const drawing = (kind: 'plate' | 'thumb') => artAddress({ name: about, sector: card.sector, kind }, webUrl);
  const left = (count ?? 0) - card.rows.length;
  return (
    <Frame>
      <LightProvider messages={messages}>
        {layout === 'compact' ? (
          <BriefCard
            layout="compact"
            name={card.title}
            href={card.href}
            about={card.fact}
            sector={card.sector}
            picture={drawing('thumb')}
            facts={[]}
            action={<CardAction href={card.href}>{messages.format('listCard.show')}</CardAction>}
            foot={foot}
            {...frameProps(messages)}
          />
        ) : (
          <ListCard
            {...card}
            layout={layout === 'strip' ? 'strip' : 'list'}
            foot={left > 0 ? moreText(messages, foot, left) : foot}
            filler={layout === '' && card.rows.length < rows ? drawing('plate') : undefined}
            {...frameProps(messages)}
          />
        )}
      </LightProvider>
    </Frame>
  );
}

/** Note at the foot of a card about omitted entries. @param left Their number. */
export const moreText = (messages: Messages, foot: string, left: number): string =>
  messages.format('listCard.more', { foot, count: left });

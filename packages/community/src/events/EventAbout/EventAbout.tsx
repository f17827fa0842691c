import type { CommunityEvent } from '@millrace/api-client';
import { RichText } from '@millrace/design-system';
import { productPath } from '@millrace/domain';
import { Inline, SectionHead, Stack, Tag, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

export interface EventAboutProps {
  event: Pick<CommunityEvent, 'details' | 'products'>;
}

/** Details of an event as rich text, and its tagged products. @see EVT-010 */
export function EventAbout({ event: { details, products } }: EventAboutProps) {
  const messages = useMessages();
  return (
    <Stack gap="lg" data-component="EventAbout">
      <section aria-labelledby="about">
        {/* The tab above says so. */}
        <VisuallyHidden>
          <h2 id="about">{messages.format('event.tab.about')}</h2>
        </VisuallyHidden>
        {/* The editor's highest heading is of level 2, and becomes one below that of the section. */}
        <RichText html={details} headingLevel={2} />
      </section>
      {products.length > 0 && (
        <section aria-labelledby="tagged">
          <SectionHead variant="panel" title={messages.format('events.tagged')} titleId="tagged" />
          <Inline gap="xs">
            {products.map((product) => (
              <Tag key={product.id} name={product.name} sector={product.sector} href={productPath(product)} />
            ))}
          </Inline>
        </section>
      )}
    </Stack>
  );
}

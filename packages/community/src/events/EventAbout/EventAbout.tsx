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
        {/* Visually hidden, as the tab above has the same text. */}
        <VisuallyHidden>
          <h2 id="about">{messages.format('event.tab.about')}</h2>
        </VisuallyHidden>
        {/* Shifts the editor's headings, the highest of which is level 2, to one level below the section's. */}
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

import { drawArt } from '@millrace/art';
import { Badge, Button, Heading, Inline } from '@millrace/ui';
import { MillraceScript } from '@millrace/widgets/react';
import { Offer } from './Offer';

/** Drawn on the server alone, as what a publisher pastes is. */
export default function Page() {
  const plate = drawArt({ slug: 'preform-silica-glass', sector: 'optical-fiber', kind: 'plate' });
  return (
    <>
      <MillraceScript origin="https://www.millrace.example" />
      <Inline>
        <Heading level={1}>Preform silica glass</Heading>
        <Badge>In stock</Badge>
        <Button type="submit" form="order">
          Order
        </Button>
      </Inline>
      <Offer picture={`data:image/svg+xml,${encodeURIComponent(plate)}`} />
    </>
  );
}

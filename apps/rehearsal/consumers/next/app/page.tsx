import { drawArt } from '@millrace/art';
import { Badge, Button, Heading, Inline } from '@millrace/ui';
import { ValueChainDiagram } from '@millrace/value-chain';
import { MillraceScript } from '@millrace/widgets/react';
import { Offer } from './Offer';
import { Stock } from './Stock';

const graph = {
  root: 'glass',
  nodes: [
    { id: 'glass', label: 'Preform silica glass' },
    { id: 'fiber', label: 'Single-mode fiber' },
  ],
  links: [{ source: 'glass', target: 'fiber' }],
};

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
      <ValueChainDiagram graph={graph} openLevels={1} style={{ blockSize: 400 }} />
      <Stock />
      <Offer picture={`data:image/svg+xml,${encodeURIComponent(plate)}`} />
    </>
  );
}

import { drawArt } from '@millrace/art';
import { MillraceScript } from '@millrace/widgets/react';
import { Offer } from './Offer';

/** Drawn on the server alone, as what a publisher pastes is. */
export default function Page() {
  const plate = drawArt({ slug: 'preform-silica-glass', sector: 'optical-fiber', kind: 'plate' });
  return (
    <>
      <MillraceScript origin="https://www.millrace.example" />
      <Offer picture={`data:image/svg+xml,${encodeURIComponent(plate)}`} />
    </>
  );
}

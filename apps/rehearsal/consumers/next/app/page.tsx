import { drawArt } from '@millrace/art';
import { Offer } from './Offer';

export default function Page() {
  const plate = drawArt({ slug: 'preform-silica-glass', sector: 'optical-fiber', kind: 'plate' });
  return <Offer picture={`data:image/svg+xml,${encodeURIComponent(plate)}`} />;
}

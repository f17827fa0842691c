import { encode } from 'uqr';
import { qrCode } from './SecuritySettings.css';

interface QrCodeProps {
  text: string;
  /** Said instead of it. */
  label: string;
}

/** A QR code, drawn in the browser: what it says is nobody else's to know. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((line, y) => line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={qrCode}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}

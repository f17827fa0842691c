import type { ConcentrationEntry } from '@millrace/api-client';
import { companyPath } from '@millrace/domain';
import { Link } from '@millrace/ui';
import { type Messages, useMessages } from '@millrace/ui/messages';
import * as css from './ConcentrationReport.css';

type MarkName = 'singleSource' | 'singleCountry' | 'noSupplier' | 'suppliers' | 'input' | 'unknown';

const TONES: Readonly<Record<MarkName, keyof typeof css.markTones>> = {
  suppliers: 'danger',
  input: 'danger',
  unknown: 'warning',
  singleSource: 'danger',
  singleCountry: 'warning',
  noSupplier: 'neutral',
};

/** Returns the risk marks of a product, most severe first. */
function readMarks(row: ConcentrationEntry): MarkName[] {
  const marks: MarkName[] = [];
  if (row.cut_off !== null && row.cut_off !== 'none') marks.push(row.cut_off);
  // A single supplier implies a single country.
  if (row.single_source) marks.push('singleSource');
  else if (row.single_country) marks.push('singleCountry');
  if (row.suppliers === 0) marks.push('noSupplier');
  return marks;
}

/** Returns the labels of a product's marks. */
export const markTexts = (messages: Messages, row: ConcentrationEntry): string[] =>
  readMarks(row).map((mark) => messages.format(`concentration.mark.${mark}`));

/** Shows the marks of a product and its only supplier. */
export function Marks({ row }: { row: ConcentrationEntry }) {
  const messages = useMessages();
  const marks = readMarks(row);
  if (marks.length === 0) return null;
  return (
    <span className={css.marks}>
      {marks.map((mark) => (
        <span key={mark} className={css.markTones[TONES[mark]]}>
          {messages.format(`concentration.mark.${mark}`)}
        </span>
      ))}
      {row.supplier && (
        <Link href={companyPath({ id: row.supplier.company_id, name: row.supplier.company_name })}>
          <bdi>{row.supplier.company_name}</bdi>
        </Link>
      )}
    </span>
  );
}

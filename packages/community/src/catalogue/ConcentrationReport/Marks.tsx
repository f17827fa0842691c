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

/** Returns what is to be said of a product in a word or two, the gravest first. */
function readMarks(row: ConcentrationEntry): MarkName[] {
  const marks: MarkName[] = [];
  if (row.cut_off !== null && row.cut_off !== 'none') marks.push(row.cut_off);
  // One supplier has one country, which needs no saying.
  if (row.single_source) marks.push('singleSource');
  else if (row.single_country) marks.push('singleCountry');
  if (row.suppliers === 0) marks.push('noSupplier');
  return marks;
}

/** Returns the marks of a product in words. */
export const markTexts = (messages: Messages, row: ConcentrationEntry): string[] =>
  readMarks(row).map((mark) => messages.format(`concentration.mark.${mark}`));

/** Shows the marks of a product, and who its only supplier is. */
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

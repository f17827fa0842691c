import type { SheetDecision, SheetPreviewRow, SpreadsheetPreview } from '@millrace/api-client';
import { countryIn } from '@millrace/domain';
import {
  Button,
  Inline,
  Notice,
  SectionHead,
  SelectField,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import {
  ALIKE_CHOICES,
  type AlikeChoice,
  type RefusedFormat,
  type SheetDecisions,
} from './sheet-import-state';

export interface SheetRowsProps {
  preview: SpreadsheetPreview;
  alike: AlikeChoice;
  decisions: SheetDecisions;
  onAlikeChange: (alike: AlikeChoice) => void;
  onDecide: (row: number, decision: SheetDecision) => void;
  /** Downloads the rejected rows. */
  onSaveRefused: (format: RefusedFormat) => void;
  /** True while the preview is refetched. */
  busy: boolean;
}

/** Number of listed faults; the file of refused rows has all. */
const FAULTS_SHOWN = 10;

const ALIKE_LABELS = {
  use: 'sheet.alikeUse',
  create: 'sheet.alikeCreate',
  skip: 'sheet.alikeSkip',
} as const;

/** Preview of the import by row; the member decides on rows that resemble existing entries. */
export function SheetRows({
  preview,
  alike,
  decisions,
  onAlikeChange,
  onDecide,
  onSaveRefused,
  busy,
}: SheetRowsProps) {
  const messages = useMessages();
  const { counts, rows } = preview;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <section data-part="rows">
      <Stack gap="md">
        <SectionHead
          variant="panel"
          level={3}
          title={messages.format('sheet.rows')}
          fact={
            total > rows.length
              ? messages.format('sheet.rowsShown', { shown: rows.length, total })
              : messages.format('sheet.rowsFact', { count: total })
          }
        />
        <Text as="p" variant="small" role="status">
          {messages.format('sheet.counts', counts)}
        </Text>
        {preview.faults.length > 0 && (
          <Notice tone="warning">
            <p>{messages.format('sheet.faults', { count: preview.fault_count })}</p>
            <ul>
              {preview.faults.slice(0, FAULTS_SHOWN).map(({ row, column, cell, effect, reason }) => (
                <li key={`${row} ${column}`}>
                  {messages.format('sheet.fault', {
                    place: cell ?? String(row),
                    isCell: String(cell !== null),
                    effect,
                    reason,
                  })}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {counts.refused > 0 && (
          <Inline gap="sm">
            {(['csv', 'xlsx'] as const).map((format) => (
              <Button key={format} size="small" onClick={() => onSaveRefused(format)}>
                {messages.format('sheet.refusedFile', { format: format.toUpperCase() })}
              </Button>
            ))}
          </Inline>
        )}
        {counts.alike > 0 && (
          <SelectField
            label={messages.format('sheet.alike')}
            options={ALIKE_CHOICES.map((value) => ({ value, label: messages.format(ALIKE_LABELS[value]) }))}
            value={alike}
            onValueChange={onAlikeChange}
          />
        )}
        <Table caption={messages.format('sheet.rows')} busy={busy}>
          <TableHead>
            <TableColumn kind="index">{messages.format('sheet.row')}</TableColumn>
            <TableColumn>{messages.format('sheet.name')}</TableColumn>
            <TableColumn>{messages.format('sheet.status')}</TableColumn>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.row}>
                <TableCell kind="index" place="hidden">
                  {row.row}
                </TableCell>
                <TableCell place="name">
                  <bdi>{row.name}</bdi>
                </TableCell>
                <TableCell place="facts">
                  <SheetRowStatus {...{ row, alike, onDecide }} decision={decisions[row.row]} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Stack>
    </section>
  );
}

function SheetRowStatus({
  row,
  alike,
  decision,
  onDecide,
}: Pick<SheetRowsProps, 'alike' | 'onDecide'> & {
  row: SheetPreviewRow;
  decision: SheetDecision | undefined;
}) {
  const messages = useMessages();
  switch (row.status) {
    case 'refused':
      return <Text tone="danger">{row.reason}</Text>;
    case 'repeated':
      return messages.format('sheet.repeated', { row: row.same_as_row ?? row.row });
    case 'alike': {
      const options = [
        ...row.candidates.map(({ id, name, country }) => ({
          value: id,
          label:
            country === null
              ? messages.format('sheet.use', { name })
              : messages.format('sheet.useOf', { name, country: countryIn(country, messages.locale) }),
        })),
        ...(row.candidates.length === 0
          ? [{ value: 'use', label: messages.format('sheet.sameAsRow', { row: row.same_as_row ?? row.row }) }]
          : []),
        { value: 'create', label: messages.format('sheet.create') },
        { value: 'skip', label: messages.format('sheet.skip') },
      ];
      const first = options[0]?.value ?? 'skip';
      return (
        <SelectField
          label={messages.format('sheet.decision', { row: row.row, name: row.name })}
          labelVisibility="hidden"
          options={options}
          value={decision ?? (alike === 'use' ? first : alike)}
          onValueChange={(chosen) => onDecide(row.row, chosen)}
        />
      );
    }
    default:
      return messages.format(`sheet.${row.status}`);
  }
}

import type { SpreadsheetPreview, TextEncoding } from '@millrace/api-client';
import {
  Notice,
  SelectField,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { columns as columnsClass } from './SpreadsheetMenu.css';
import type { SheetReading } from './sheet-import-state';

/** Number of columns and rows in the sample. */
const SAMPLE = { columns: 4, rows: 6 } as const;

/** Encodings by name, the common ones of each language first. Their names are the same in every language. */
const ENCODINGS: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  gb18030: 'GB18030',
  shift_jis: 'Shift_JIS',
  'windows-1256': 'Windows-1256',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'windows-1253': 'Windows-1253',
  'windows-1254': 'Windows-1254',
  'windows-1255': 'Windows-1255',
  'windows-1257': 'Windows-1257',
  'windows-1258': 'Windows-1258',
  'windows-874': 'Windows-874',
  'iso-8859-2': 'ISO 8859-2',
  'iso-8859-5': 'ISO 8859-5',
  'iso-8859-7': 'ISO 8859-7',
  'iso-8859-15': 'ISO 8859-15',
  'koi8-r': 'KOI8-R',
  'koi8-u': 'KOI8-U',
  macintosh: 'Mac OS Roman',
  'x-mac-cyrillic': 'Mac OS Cyrillic',
  big5: 'Big5',
  'euc-jp': 'EUC-JP',
  'iso-2022-jp': 'ISO-2022-JP',
  'euc-kr': 'EUC-KR',
};

export interface SheetContentsStepProps {
  preview: SpreadsheetPreview;
  /** True while the preview is refetched. */
  busy: boolean;
  onReadingChange: (reading: SheetReading) => void;
}

/** Shows how the file was read, and lets the member choose sheet, encoding and the row of headings. */
export function SheetContentsStep({ preview, busy, onReadingChange }: SheetContentsStepProps) {
  const messages = useMessages();
  const { sheets, sheet, encoding, heading_row: headingRow, top_rows: topRows, damage } = preview;
  const reading: SheetReading = { sheet: sheet ?? undefined, encoding: encoding ?? undefined, headingRow };
  const shown = topRows.filter(({ row }) => row >= headingRow).slice(0, SAMPLE.rows);
  const [headings, ...rows] = shown.map(({ row, cells }) => ({
    row,
    cells: Array.from({ length: Math.min(SAMPLE.columns, shown[0]?.cells.length ?? 0) }, (_, at) => ({
      at,
      text: cells[at] ?? '',
    })),
  }));
  const [damaged] = damage.cells;
  return (
    <Stack gap="lg">
      <div className={columnsClass}>
        {sheets.length > 1 && (
          <SelectField
            label={messages.format('sheet.sheet')}
            options={sheets.map(({ name, hidden, empty }) => ({
              value: name,
              label: hidden ? messages.format('sheet.hiddenSheet', { name }) : name,
              disabled: empty,
            }))}
            value={sheet ?? ''}
            // Another sheet has other headings.
            onValueChange={(chosen) => onReadingChange({ sheet: chosen })}
          />
        )}
        {encoding !== null && (
          <SelectField
            label={messages.format('sheet.encoding')}
            hint={messages.format('sheet.encodingHint')}
            options={Object.entries(ENCODINGS).map(([value, label]) => ({ value, label }))}
            value={encoding}
            onValueChange={(chosen) => onReadingChange({ ...reading, encoding: chosen as TextEncoding })}
          />
        )}
        <SelectField
          label={messages.format('sheet.headingRow')}
          options={topRows.map(({ row, cells }) => ({
            value: String(row),
            label: messages.format('sheet.headingRowOf', {
              row,
              cells: messages.list(cells.filter((cell) => cell !== '').slice(0, SAMPLE.columns)),
            }),
          }))}
          value={String(headingRow)}
          onValueChange={(chosen) => onReadingChange({ ...reading, headingRow: Number(chosen) })}
        />
      </div>
      {damaged && (
        <Notice tone="warning">
          {messages.format('sheet.damage', {
            count: damage.count,
            cell: damaged.cell,
            text: damaged.text,
            hasEncoding: String(encoding !== null),
          })}
        </Notice>
      )}
      {headings && (
        <Table caption={messages.format('sheet.sample')} busy={busy}>
          <TableHead>
            {headings.cells.map(({ at, text }) => (
              <TableColumn key={at}>{text || messages.format('sheet.noHeading')}</TableColumn>
            ))}
          </TableHead>
          <TableBody>
            {rows.map(({ row, cells }) => (
              <TableRow key={row}>
                {cells.map(({ at, text }) => (
                  <TableCell key={at} place={at === 0 ? 'name' : 'facts'}>
                    {text !== '' && <bdi>{text}</bdi>}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Stack>
  );
}

import type { SheetKind, SheetMapping, SpreadsheetPreview } from '@millrace/api-client';
import { SelectField, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { columns as columnsClass } from './SpreadsheetMenu.css';
import { SHEET_FIELDS } from './sheet-import-state';

export interface SheetColumnsStepProps {
  kind: SheetKind;
  preview: Pick<SpreadsheetPreview, 'columns' | 'mapping'>;
  onMappingChange: (mapping: SheetMapping) => void;
}

const NONE = 'none';

/** Column mapping of a spreadsheet: detected automatically, editable. */
export function SheetColumnsStep({
  kind,
  preview: { columns, mapping },
  onMappingChange,
}: SheetColumnsStepProps) {
  const messages = useMessages();
  const columnLabel = ({ heading, samples: [sample] }: (typeof columns)[number], at: number): string => {
    const place = at + 1;
    const shown = heading || messages.format('sheet.noHeading');
    return sample === undefined
      ? messages.format('sheet.column', { place, heading: shown })
      : messages.format('sheet.columnWith', { place, heading: shown, sample });
  };
  const options = [
    { value: NONE, label: messages.format('sheet.noColumn') },
    ...columns.map((column, at) => ({ value: String(at), label: columnLabel(column, at) })),
  ];
  return (
    <Stack gap="md">
      <Text as="p">{messages.format('sheet.columnsHint')}</Text>
      <div className={columnsClass}>
        {SHEET_FIELDS[kind].map((field) => (
          <SelectField
            key={field}
            label={messages.format('sheet.field', { field })}
            required={field === 'name'}
            options={options}
            value={mapping[field] === undefined ? NONE : String(mapping[field])}
            onValueChange={(chosen) => {
              const { [field]: _, ...others } = mapping;
              onMappingChange(chosen === NONE ? others : { ...others, [field]: Number(chosen) });
            }}
          />
        ))}
      </div>
      {mapping.name === undefined && (
        <Text as="p" variant="small" role="status">
          {messages.format('sheet.chooseName')}
        </Text>
      )}
    </Stack>
  );
}

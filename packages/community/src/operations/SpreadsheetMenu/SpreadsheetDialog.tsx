import type {
  SheetDecision,
  SheetKind,
  SheetMapping,
  SpreadsheetPreview,
  SpreadsheetUndone,
} from '@millrace/api-client';
import {
  Button,
  Dialog,
  FileDrop,
  Notice,
  SectionHead,
  SelectField,
  Spinner,
  Stack,
  Text,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { SheetRows } from './SheetRows';
import { columns as columnsClass } from './SpreadsheetMenu.css';
import { type AlikeChoice, SHEET_FIELDS, type SheetImportState } from './sheet-import-state';

/** Limits of the server. */
const FILE_MAX_BYTES = 10 * 2 ** 20;
const ENDINGS = ['.csv', '.xlsx', '.tsv', '.txt'];

export interface SpreadsheetDialogProps {
  kind: SheetKind;
  /** Name of the import's target. */
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Null until a file is selected. */
  file: File | null;
  onFileChange: (file: File | null) => void;
  state: SheetImportState;
  onMappingChange: (mapping: SheetMapping) => void;
  onAlikeChange: (alike: AlikeChoice) => void;
  onDecide: (row: number, decision: SheetDecision) => void;
  onImport: () => void;
  /** Undoes the completed import. */
  onUndo: () => void;
  /** Downloads the rejected rows. */
  onSaveRefused: () => void;
}

/** Imports a spreadsheet: select a file, map its columns, preview each row, then import. */
export function SpreadsheetDialog({
  kind,
  name,
  open,
  onOpenChange,
  file,
  onFileChange,
  state,
  onImport,
  onUndo,
  onSaveRefused,
  ...deciding
}: SpreadsheetDialogProps) {
  const messages = useMessages();
  const refused = refusedCount(state);
  const isOver = state.status === 'done' || state.status === 'undone';
  const failure = !isOver && 'failure' in state ? state.failure : null;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content size="wide" aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{messages.format('sheet.title', { kind, name })}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <div data-component="SpreadsheetDialog" data-state={state.status}>
              <Stack gap="lg">
                {!isOver && (
                  <FileDrop
                    label={messages.format('sheet.file')}
                    hint={messages.format('sheet.fileHint')}
                    accept={ENDINGS}
                    maxSize={FILE_MAX_BYTES}
                    maxFiles={1}
                    items={
                      file
                        ? [{ id: file.name, name: file.name, size: file.size, file, state: 'waiting' }]
                        : []
                    }
                    onFilesAdd={([chosen]) => chosen && onFileChange(chosen)}
                    onRemove={() => onFileChange(null)}
                  />
                )}
                {state.status === 'reading' && <Spinner label={messages.format('sheet.reading')} />}
                {state.status === 'deciding' && (
                  <>
                    <SheetColumns
                      kind={kind}
                      preview={state.preview}
                      onMappingChange={deciding.onMappingChange}
                    />
                    {state.preview.rows.length > 0 && (
                      <SheetRows
                        preview={state.preview}
                        alike={state.alike}
                        decisions={state.decisions}
                        onAlikeChange={deciding.onAlikeChange}
                        onDecide={deciding.onDecide}
                        busy={state.isReadingAnew}
                      />
                    )}
                  </>
                )}
                {state.status === 'done' && <SheetDone state={state} onUndo={onUndo} />}
                {state.status === 'undone' && <SheetUndone undone={state.undone} />}
                {refused > 0 && (
                  <div>
                    <Button size="small" onClick={onSaveRefused}>
                      {messages.format('sheet.refusedFile')}
                    </Button>
                  </div>
                )}
                {failure !== null && (
                  <Notice tone="danger">{messages.format('sheet.failed', { reason: failure })}</Notice>
                )}
              </Stack>
            </div>
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.Close asChild>
              <Button tone="quiet">{messages.format(isOver ? 'sheet.close' : 'sheet.cancel')}</Button>
            </Dialog.Close>
            {!isOver && (
              <Button
                tone="primary"
                disabled={!canImport(state)}
                loading={state.status === 'deciding' && state.isImporting}
                onClick={onImport}
              >
                {messages.format('sheet.import')}
              </Button>
            )}
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function canImport(state: SheetImportState): boolean {
  if (state.status !== 'deciding' || state.isReadingAnew) return false;
  const { counts } = state.preview;
  return counts.new + counts.known + counts.alike > 0;
}

function refusedCount(state: SheetImportState): number {
  if (state.status === 'deciding') return state.preview.counts.refused;
  return state.status === 'done' ? state.imported.refused : 0;
}

interface SheetDoneProps {
  state: Extract<SheetImportState, { status: 'done' }>;
  onUndo: () => void;
}

/** Result of an import, with the undo button. */
function SheetDone({ state, onUndo }: SheetDoneProps) {
  const messages = useMessages();
  const { imported, isUndoing, failure } = state;
  return (
    <>
      <Notice tone="success">{messages.format('sheet.done', imported)}</Notice>
      {imported.undo_until !== null && (
        <Stack gap="xs">
          <p>
            {messages.format('sheet.undoHint', {
              until: messages.date(imported.undo_until, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </p>
          <div>
            <Button size="small" loading={isUndoing} onClick={onUndo}>
              {messages.format('sheet.undo')}
            </Button>
          </div>
        </Stack>
      )}
      {failure !== null && (
        <Notice tone="danger">{messages.format('sheet.undoFailed', { reason: failure })}</Notice>
      )}
    </>
  );
}

/** Result of undoing an import, with the entries that remain. */
function SheetUndone({ undone }: { undone: SpreadsheetUndone }) {
  const messages = useMessages();
  const { unlisted, removed, kept_count: count, kept: all } = undone;
  return (
    <>
      <Notice tone="success">{messages.format('sheet.undone', { unlisted, removed })}</Notice>
      {count > 0 && (
        <div>
          <p>{messages.format('sheet.kept', { count })}</p>
          <ul>
            {all.map(({ id, ...kept }) => (
              <li key={id}>{messages.format('sheet.keptBecause', kept)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface SheetColumnsProps {
  kind: SheetKind;
  preview: Pick<SpreadsheetPreview, 'columns' | 'mapping'>;
  onMappingChange: (mapping: SheetMapping) => void;
}

const NONE = 'none';

/** Column mapping of a spreadsheet: detected automatically, editable. */
function SheetColumns({ kind, preview: { columns, mapping }, onMappingChange }: SheetColumnsProps) {
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
    <section data-part="columns">
      <SectionHead
        variant="panel"
        level={3}
        title={messages.format('sheet.columns')}
        fact={messages.format('sheet.columnsHint')}
      />
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
    </section>
  );
}

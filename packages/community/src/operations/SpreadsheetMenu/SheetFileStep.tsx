import { Button, FileDrop, Stack, TextArea } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

/** Limits of the server. */
const FILE_MAX_BYTES = 10 * 2 ** 20;
const ENDINGS = ['.csv', '.xlsx', '.tsv', '.txt'];

export interface SheetFileStepProps {
  /** Null until a file is selected. */
  file: File | null;
  onFileChange: (file: File | null) => void;
  /** Text in the field for pasted cells. */
  pasted: string;
  onPastedChange: (pasted: string) => void;
}

/** Takes a file, or cells pasted from a spreadsheet program, which are tab-separated text. */
export function SheetFileStep({ file, onFileChange, pasted, onPastedChange }: SheetFileStepProps) {
  const messages = useMessages();
  const takePasted = () => {
    onFileChange(
      new File([pasted], messages.format('sheet.pastedName'), { type: 'text/tab-separated-values' }),
    );
    onPastedChange('');
  };
  return (
    <Stack gap="lg">
      <FileDrop
        label={messages.format('sheet.file')}
        hint={messages.format('sheet.fileHint')}
        accept={ENDINGS}
        maxSize={FILE_MAX_BYTES}
        maxFiles={1}
        items={file ? [{ id: file.name, name: file.name, size: file.size, file, state: 'waiting' }] : []}
        onFilesAdd={([chosen]) => chosen && onFileChange(chosen)}
        onRemove={() => onFileChange(null)}
      />
      <Stack gap="sm">
        <TextArea
          label={messages.format('sheet.paste')}
          hint={messages.format('sheet.pasteHint')}
          rows={4}
          value={pasted}
          onChange={(event) => onPastedChange(event.target.value)}
        />
        <div>
          <Button size="small" disabled={pasted.trim() === ''} onClick={takePasted}>
            {messages.format('sheet.usePasted')}
          </Button>
        </div>
      </Stack>
    </Stack>
  );
}

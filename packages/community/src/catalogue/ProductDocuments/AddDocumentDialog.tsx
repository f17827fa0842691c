import type { SavingState } from '@millrace/design-system';
import { PRODUCT_DOCUMENT_KINDS, PRODUCT_DOCUMENTS, type ProductDocumentKind } from '@millrace/domain';
import { Columns, DateField, FileDrop, Notice, SelectField, TextField } from '@millrace/ui';
import { FormDialog } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';

/** Form values of a document. */
export interface DocumentValues {
  file: File | null;
  kind: ProductDocumentKind;
  title: string;
  language: string;
  issued: string;
  source: string;
}

export const NO_DOCUMENT: DocumentValues = {
  ...{ file: null, kind: 'data-sheet', title: '', language: '', issued: '', source: '' },
};

/** ISO 639-1 codes of the languages in which documents of products are usual. */
const DOCUMENT_LANGUAGES = [
  ...['ar', 'cs', 'da', 'de', 'el', 'en', 'es', 'fi', 'fr', 'he', 'hi', 'hu', 'id', 'it', 'ja', 'ko'],
  ...['nl', 'no', 'pl', 'pt', 'ro', 'ru', 'sv', 'th', 'tr', 'uk', 'vi', 'zh'],
];

export interface AddDocumentDialogProps {
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  values: DocumentValues;
  onValuesChange: (values: DocumentValues) => void;
  saving: SavingState;
  onSave: () => void;
}

/** Adds a document to a product. */
export function AddDocumentDialog({
  name,
  values,
  onValuesChange,
  saving: { status, failure },
  onSave,
  ...dialog
}: AddDocumentDialogProps) {
  const messages = useMessages();
  const [isMissing, setMissing] = useState(false);
  const isBusy = status === 'IN_PROGRESS';
  const isDone = status === 'COMPLETED';
  const errors = failure?.fields ?? {};
  const { file } = values;
  const change = (next: Partial<DocumentValues>) => onValuesChange({ ...values, ...next });
  const languages = new Intl.DisplayNames(messages.locale, { type: 'language' });
  const handleSubmit = () => {
    setMissing(file === null);
    if (file !== null) onSave();
  };
  return (
    <FormDialog
      {...dialog}
      data-component="AddDocumentDialog"
      data-state={status ?? 'idle'}
      title={messages.format('productDocuments.dialogTitle', { name })}
      canSubmit={!isDone}
      isBusy={isBusy}
      onSubmit={handleSubmit}
      submitLabel={messages.format('productDocuments.save')}
      cancelLabel={messages.format('productDocuments.cancel')}
    >
      <FileDrop
        label={messages.format('productDocuments.file')}
        error={isMissing ? messages.format('productDocuments.fileMissing') : errors.pdf}
        accept={PRODUCT_DOCUMENTS.extensions}
        maxSize={PRODUCT_DOCUMENTS.maxBytes}
        maxFiles={1}
        required
        disabled={isBusy || isDone}
        items={file ? [{ id: file.name, name: file.name, size: file.size, file, state: 'waiting' }] : []}
        onFilesAdd={([added]) => {
          if (!added) return;
          setMissing(false);
          change({ file: added });
        }}
        onRemove={() => change({ file: null })}
      />
      <Columns gap="md">
        <SelectField
          label={messages.format('productDocuments.kind')}
          value={values.kind}
          options={PRODUCT_DOCUMENT_KINDS.map((kind) => ({
            value: kind,
            label: messages.format(`productDocuments.kind.${kind}`),
          }))}
          disabled={isBusy || isDone}
          onValueChange={(text) =>
            change({ kind: PRODUCT_DOCUMENT_KINDS.find((kind) => kind === text) ?? values.kind })
          }
        />
        <SelectField
          label={messages.format('productDocuments.language')}
          value={values.language}
          error={errors.language}
          options={[
            { value: '', label: messages.format('productDocuments.noLanguage') },
            ...DOCUMENT_LANGUAGES.map((code) => ({ value: code, label: languages.of(code) ?? code })).sort(
              (a, b) => a.label.localeCompare(b.label, messages.locale),
            ),
          ]}
          disabled={isBusy || isDone}
          onValueChange={(language) => change({ language })}
        />
      </Columns>
      <TextField
        name="title"
        label={messages.format('productDocuments.documentTitle')}
        hint={messages.format('productDocuments.titleHint')}
        value={values.title}
        error={errors.title}
        maxLength={200}
        readOnly={isBusy || isDone}
        onValueChange={(title) => change({ title })}
      />
      <Columns gap="md">
        <DateField
          name="issued"
          label={messages.format('productDocuments.issued')}
          value={values.issued || null}
          error={errors.issued}
          readOnly={isBusy || isDone}
          onValueChange={(issued) => change({ issued: issued ?? '' })}
        />
        <TextField
          name="source"
          label={messages.format('productDocuments.sourceField')}
          hint={messages.format('productDocuments.sourceHint')}
          value={values.source}
          error={errors.source}
          maxLength={500}
          readOnly={isBusy || isDone}
          onValueChange={(source) => change({ source })}
        />
      </Columns>
      {failure && (
        <Notice tone="danger">
          {messages.format('productDocuments.failed', { reason: failure.text ?? '' })}
        </Notice>
      )}
    </FormDialog>
  );
}

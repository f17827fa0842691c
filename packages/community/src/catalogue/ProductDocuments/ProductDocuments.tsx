import type { ProductDocument } from '@millrace/api-client';
import { LazyDocumentViewer, useDocuments } from '@millrace/design-system';
import { sourceLink } from '@millrace/domain';
import {
  AlertDialog,
  type AlertDialogState,
  Button,
  Dialog,
  IconButton,
  Link,
  SectionHead,
  Text,
} from '@millrace/ui';
import { fileSize } from '@millrace/ui/hooks';
import { type Messages, useMessages } from '@millrace/ui/messages';
import { Plus, Trash2 } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { item, lines, list } from './ProductDocuments.css';

export interface ProductDocumentsProps {
  documents: readonly ProductDocument[];
  /** Opens the dialog that adds a document; undefined for guests. */
  onAdd?: (() => void) | undefined;
  /** The document whose removal is to be confirmed. */
  removing: ProductDocument | null;
  onRemovingChange: (document: ProductDocument | null) => void;
  removeState: AlertDialogState;
  onRemove: (document: ProductDocument) => void;
}

/** Documents of a product; a PDF opens in a dialog. Guests see no empty list. */
export function ProductDocuments({
  documents,
  onAdd,
  removing,
  onRemovingChange,
  removeState,
  onRemove,
}: ProductDocumentsProps) {
  const messages = useMessages();
  const [opened, setOpened] = useState<ProductDocument | null>(null);
  if (documents.length === 0 && !onAdd) return null;
  return (
    <section aria-labelledby="documents" data-component="ProductDocuments">
      <SectionHead
        variant="panel"
        title={messages.format('productDocuments.title')}
        titleId="documents"
        actions={
          onAdd && (
            <Button size="small" icon={Plus} aria-haspopup="dialog" onClick={onAdd}>
              {messages.format('productDocuments.add')}
            </Button>
          )
        }
      />
      {documents.length === 0 ? (
        <Text tone="muted">{messages.format('productDocuments.empty')}</Text>
      ) : (
        <ul className={list}>
          {documents.map((document) => (
            <DocumentItem
              key={document.id}
              document={document}
              onOpen={() => setOpened(document)}
              onRemove={() => onRemovingChange(document)}
            />
          ))}
        </ul>
      )}
      <Dialog.Root open={opened !== null} onOpenChange={(open) => !open && setOpened(null)}>
        <Dialog.Portal>
          <Dialog.Overlay />
          <Dialog.Content size="wide" aria-describedby={undefined}>
            <Dialog.Header>
              <Dialog.Title>{opened?.title}</Dialog.Title>
              <Dialog.Close />
            </Dialog.Header>
            <Dialog.Body>
              {opened && <LazyDocumentViewer name={opened.title} href={opened.url} />}
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <AlertDialog
        title={messages.format('productDocuments.removeTitle', { title: removing?.title ?? '' })}
        description={messages.format('productDocuments.removeText')}
        confirmLabel={messages.format('productDocuments.removeConfirm')}
        open={removing !== null}
        onOpenChange={(open) => !open && onRemovingChange(null)}
        onConfirm={() => removing && onRemove(removing)}
        state={removeState}
      />
    </section>
  );
}

interface DocumentItemProps {
  document: ProductDocument;
  onOpen: () => void;
  onRemove: () => void;
}

function DocumentItem({ document, onOpen, onRemove }: DocumentItemProps) {
  const messages = useMessages();
  const { pdfjsUrl, pdfWorkerUrl } = useDocuments();
  const opensHere = pdfjsUrl !== null || pdfWorkerUrl !== null;
  const { title, source, url, user_name: name } = document;
  const handleClick = (event: MouseEvent) => {
    // With a modifier key, and without a viewer, the link opens the PDF in a new tab.
    if (!opensHere || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <li className={item} data-part="item">
      <div className={lines}>
        <Link href={url} target="_blank" rel="noopener" onClick={handleClick}>
          {title}
        </Link>
        <Text tone="muted" variant="small">
          {documentFacts(document, messages).join(messages.format('listSeparator'))}
        </Text>
        {source !== null && (
          <Text tone="muted" variant="small">
            {messages.rich('productDocuments.source', { source: <Source text={source} /> })}
          </Text>
        )}
        {name !== null && (
          <Text tone="muted" variant="small">
            {messages.format('productDocuments.addedBy', { name })}
          </Text>
        )}
      </div>
      {document.removable && (
        <IconButton
          size="small"
          icon={Trash2}
          label={messages.format('productDocuments.remove', { title })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

/** Returns kind, language, date and size of a document. */
function documentFacts({ kind, language, issued, bytes }: ProductDocument, messages: Messages): string[] {
  const languages = new Intl.DisplayNames(messages.locale, { type: 'language' });
  return [
    messages.format(`productDocuments.kind.${kind}`),
    ...(language === null ? [] : [languages.of(language) ?? language]),
    ...(issued === null
      ? []
      : [messages.date(issued, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })]),
    fileSize(bytes, messages),
  ];
}

/** Links a source that is a URL, and shows any other as text. */
function Source({ text }: { text: string }) {
  const href = /^https?:/i.test(text) ? sourceLink(text) : null;
  if (href === null) return text;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {new URL(href).host}
    </Link>
  );
}

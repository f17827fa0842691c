import type { EditChange } from '@millrace/api-client';
import {
  countryIn,
  countryName,
  type DocumentFacts,
  isProductPropertyKey,
  readDocumentLine,
} from '@millrace/domain';
import { Text, VisuallyHidden } from '@millrace/ui';
import { type Messages, useMessages } from '@millrace/ui/messages';
import { change as changeClass, picture, value, values } from './EditHistory.css';

/** Hidden fields: originals of cropped pictures, kept only for cropping them again. */
const UNSEEN = ['logo_original', 'cover_original'];

const PICTURES = ['logo', 'cover'];

/** Changed fields, each with its old and new value. */
export function EditChanges({ changes }: { changes: readonly EditChange[] }) {
  const messages = useMessages();
  return (
    <dl className={values}>
      {changes
        .filter(({ field }) => !UNSEEN.includes(field))
        .map((change) => (
          <div key={change.field} className={changeClass} data-part="change">
            <dt>{fieldName(change.field, messages)}</dt>
            <dd className={value}>
              <del>
                <VisuallyHidden>{messages.format('editHistory.from')} </VisuallyHidden>
                <Value change={change} side="from" />
              </del>
            </dd>
            <dd className={value}>
              <ins>
                <VisuallyHidden>{messages.format('editHistory.to')} </VisuallyHidden>
                <Value change={change} side="to" />
              </ins>
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** Facts that share their labels with the product facts, by their names in the history. */
const IDENTIFIERS = ['cas', 'ec', 'hs', 'cn', 'unspsc', 'eclass', 'partNumbers', 'formula'] as const;

const COMPANY_FACTS = [
  ...(['sites', 'size', 'founded', 'languages', 'certificates'] as const),
  ...(['lei', 'vat', 'duns', 'os_id'] as const),
];

/** Returns the label of a field, such as `properties.density`, `identifiers.cas` or `facts.lei`. */
function fieldName(field: string, messages: Messages): string {
  const [group = '', ...rest] = field.split('.');
  const name = rest.join('.');
  if (group === 'properties') return isProductPropertyKey(name) ? messages.format(`property.${name}`) : name;
  if (group === 'documents') return messages.format('editHistory.document');
  if (group === 'synonyms') return messages.format('productFacts.synonyms');
  const identifier = IDENTIFIERS.find((one) => group === 'identifiers' && one === name);
  if (identifier) return messages.format(`productFacts.${identifier}`);
  const fact = COMPANY_FACTS.find((one) => group === 'facts' && one === name);
  return fact ? messages.format(`companyFacts.${fact}`) : messages.format('editHistory.field', { field });
}

function Value({ change, side }: { change: EditChange; side: 'from' | 'to' }) {
  const messages = useMessages();
  const { field, [side]: text } = change;
  if (text === null) return <Text tone="muted">{messages.format('editHistory.nothing')}</Text>;
  if (PICTURES.includes(field)) return <img className={picture} src={text} alt="" loading="lazy" />;
  const document = field.startsWith('documents.') ? readDocumentLine(text) : null;
  if (document) return <bdi>{documentText(document, messages)}</bdi>;
  return <bdi>{field === 'country' ? countryIn(countryName(text) ?? text, messages.locale) : text}</bdi>;
}

const documentText = ({ kind, title, language, issued, source }: DocumentFacts, messages: Messages): string =>
  [messages.format(`productDocuments.kind.${kind}`), title, language, issued, source]
    .filter((part) => part !== null)
    .join(messages.format('listSeparator'));

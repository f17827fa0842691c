import type { EditChange } from '@millrace/api-client';
import { countryIn, countryName } from '@millrace/domain';
import { Text, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { change as changeClass, picture, value, values } from './EditHistory.css';

/** Kept beside the part that is shown, so that another can be cut: not something that a reader sees. */
const UNSEEN = ['logo_original', 'cover_original'];

const PICTURES = ['logo', 'cover'];

/** Fields, each with what stood there before and after. */
export function EditChanges({ changes }: { changes: readonly EditChange[] }) {
  const messages = useMessages();
  return (
    <dl className={values}>
      {changes
        .filter(({ field }) => !UNSEEN.includes(field))
        .map((change) => (
          <div key={change.field} className={changeClass} data-part="change">
            <dt>{messages.format('editHistory.field', { field: change.field })}</dt>
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

function Value({ change, side }: { change: EditChange; side: 'from' | 'to' }) {
  const messages = useMessages();
  const { field, [side]: text } = change;
  if (text === null) return <Text tone="muted">{messages.format('editHistory.nothing')}</Text>;
  if (PICTURES.includes(field)) return <img className={picture} src={text} alt="" loading="lazy" />;
  return <bdi>{field === 'country' ? countryIn(countryName(text) ?? text, messages.locale) : text}</bdi>;
}

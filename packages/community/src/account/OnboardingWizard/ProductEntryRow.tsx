import { artPath } from '@millrace/domain';
import { Art, Badge, IconButton } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { X } from 'lucide-react';
import { entry as entryClass, entryError, entryName, entryText } from './OnboardingWizard.css';
import type { ProductEntry } from './wizard-values';

interface ProductEntryRowProps {
  entry: ProductEntry;
  onRemove: () => void;
}

/** One product of the list: what it is, whether it is saved, and why it was refused. @see GAP-071 */
export function ProductEntryRow({ entry, onRemove }: ProductEntryRowProps) {
  const messages = useMessages();
  const { id, name, description, state, error } = entry;
  return (
    <li data-part="entry" data-state={state} className={entryClass}>
      <Art kind="thumb" src={artPath({ name, sector: null, kind: 'thumb' })} />
      <div>
        <p className={entryName}>
          <bdi>{name}</bdi>{' '}
          {id === null && state !== 'saved' && <Badge>{messages.format('onboarding.isNew')}</Badge>}
          {state === 'saved' && <Badge>{messages.format('onboarding.isSaved')}</Badge>}
        </p>
        {description && <p className={entryText}>{description}</p>}
        {error && <p className={entryError}>{error}</p>}
      </div>
      {state === 'saved' ? null : (
        <IconButton
          tone="quiet"
          icon={X}
          label={messages.format('onboarding.remove', { name })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

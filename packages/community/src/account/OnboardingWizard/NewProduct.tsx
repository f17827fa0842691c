import { TEXT_LIMITS } from '@millrace/domain';
import { Button, Heading, Inline, Notice, TextArea, TextField } from '@millrace/ui';
import { focusField, isEnter } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { inset } from './OnboardingWizard.css';
import type { ProductValues } from './wizard-values';

interface NewProductProps {
  values: ProductValues;
  onValuesChange: (change: Partial<ProductValues>) => void;
  /** True if the company already supplies a product of this name. */
  isThere: (name: string) => boolean;
  onAdd: (name: string, description: string) => void;
}

/** Describes a product that is not in the catalogue; both fields are needed. @see ERR-004, DIFF-032 */
export function NewProduct({
  values: { name, description },
  onValuesChange,
  isThere,
  onAdd,
}: NewProductProps) {
  const messages = useMessages();
  const ref = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  // The name may be filled in already.
  const [firstField] = useState(name === '' ? 'productName' : 'productDescription');
  // The focused button is unmounted.
  useEffect(() => {
    if (ref.current) focusField(ref.current, firstField);
  }, [firstField]);
  const isTaken = isThere(name);
  const isNameWrong = isTaken || name.trim() === '';
  const handleAdd = () => {
    const isDescribed = description.trim() !== '';
    if (!isNameWrong && isDescribed) return onAdd(name.trim(), description.trim());
    setMissing(name.trim() === '' || !isDescribed);
    if (ref.current) focusField(ref.current, isNameWrong ? 'productName' : 'productDescription');
  };
  const nameError = isTaken
    ? messages.format('onboarding.productSupplied', { name: name.trim() })
    : isMissing && name.trim() === ''
      ? messages.format('onboarding.productNameMissing')
      : undefined;
  // Enter in a single-line field would submit the surrounding form.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event)) return;
    event.preventDefault();
    handleAdd();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its legend in the border
    <div ref={ref} role="group" aria-labelledby="new-product" data-part="new" className={inset}>
      <Heading level={3} id="new-product">
        {messages.format('onboarding.newTitle')}
      </Heading>
      {isMissing && <Notice tone="danger">{messages.format('onboarding.productMissing')}</Notice>}
      <TextField
        name="productName"
        label={messages.format('onboarding.productName')}
        maxLength={TEXT_LIMITS.name}
        value={name}
        required
        error={nameError}
        onKeyDown={handleKeyDown}
        onValueChange={(next) => {
          setMissing(false);
          onValuesChange({ name: next });
        }}
      />
      <TextArea
        name="productDescription"
        label={messages.format('onboarding.productDescription')}
        rows={3}
        showCount
        maxLength={TEXT_LIMITS.description}
        value={description}
        error={
          isMissing && description.trim() === ''
            ? messages.format('onboarding.productDescriptionMissing')
            : undefined
        }
        required
        onValueChange={(next) => {
          setMissing(false);
          onValuesChange({ description: next });
        }}
      />
      <Inline gap="sm">
        <Button onClick={handleAdd}>{messages.format('onboarding.addProduct')}</Button>
        <Button tone="quiet" onClick={() => onValuesChange({ isDescribing: false })}>
          {messages.format('account.cancel')}
        </Button>
      </Inline>
    </div>
  );
}

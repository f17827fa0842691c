import type { SavingState } from '@millrace/design-system';
import { PRODUCT_PROPERTIES, type ProductPropertyKey } from '@millrace/domain';
import { Button, Columns, Notice, SectionHead, SelectField, TextField } from '@millrace/ui';
import { FormDialog } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { Plus } from 'lucide-react';
import { FactRow } from '../../internal/FactRow';
import { usePropertyName } from '../ProductProperties';
import {
  IDENTIFIER_LISTS,
  type IdentifierList,
  type ProductFactsValues,
  type PropertyValues,
  unitsOfProperty,
} from './product-facts-values';

export interface ProductFactsDialogProps {
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  values: ProductFactsValues;
  onValuesChange: (values: ProductFactsValues) => void;
  saving: SavingState;
  onSave: () => void;
}

const MESSAGES: Readonly<
  Record<IdentifierList, 'cas' | 'ec' | 'hs' | 'cn' | 'unspsc' | 'eclass' | 'partNumbers'>
> = {
  cas: 'cas',
  ec: 'ec',
  hs: 'hs',
  cn: 'cn',
  unspsc: 'unspsc',
  eclass: 'eclass',
  part_numbers: 'partNumbers',
};

/** Edits identifiers and properties of a product; for editors. */
export function ProductFactsDialog({
  name,
  values,
  onValuesChange,
  saving: { status, failure },
  onSave,
  ...dialog
}: ProductFactsDialogProps) {
  const messages = useMessages();
  const { identifiers, properties } = values;
  const isBusy = status === 'IN_PROGRESS';
  const isDone = status === 'COMPLETED';
  const setProperties = (next: readonly PropertyValues[]) => onValuesChange({ ...values, properties: next });
  const identifier = (field: keyof ProductFactsValues['identifiers'], label: string) => (
    <TextField
      key={field}
      name={`identifiers.${field}`}
      label={label}
      value={identifiers[field]}
      error={failure?.fields[`identifiers.${field}`]}
      readOnly={isBusy || isDone}
      onValueChange={(text) => onValuesChange({ ...values, identifiers: { ...identifiers, [field]: text } })}
    />
  );
  return (
    <FormDialog
      {...dialog}
      data-component="ProductFactsDialog"
      data-state={status ?? 'idle'}
      contentProps={{ size: 'wide' }}
      title={messages.format('productFactsDialog.title', { name })}
      canSubmit={!isDone}
      isBusy={isBusy}
      onSubmit={onSave}
      submitLabel={messages.format('productFactsDialog.save')}
      cancelLabel={messages.format('productFactsDialog.cancel')}
    >
      <SectionHead
        title={messages.format('productFactsDialog.identifiers')}
        fact={messages.format('productFactsDialog.several')}
      />
      <Columns gap="md">
        {IDENTIFIER_LISTS.map((field) =>
          identifier(field, messages.format(`productFacts.${MESSAGES[field]}`)),
        )}
        {identifier('formula', messages.format('productFacts.formula'))}
      </Columns>
      <SectionHead title={messages.format('productProperties.title')} />
      {properties.map((property, at) => (
        <PropertyFields
          key={property.row}
          at={at}
          property={property}
          errors={failure?.fields ?? {}}
          readOnly={isBusy || isDone}
          onChange={(change) =>
            setProperties(properties.map((one) => (one === property ? { ...one, ...change } : one)))
          }
          onRemove={() => setProperties(properties.filter((one) => one !== property))}
        />
      ))}
      <div>
        <Button
          icon={Plus}
          onClick={() => setProperties([...properties, emptyProperty(properties)])}
          disabled={isBusy || isDone}
        >
          {messages.format('productFactsDialog.add')}
        </Button>
      </div>
      {failure && (
        <Notice tone="danger">
          {messages.format('productFactsDialog.failed', { reason: failure.text ?? '' })}
        </Notice>
      )}
    </FormDialog>
  );
}

const emptyProperty = (known: readonly PropertyValues[]): PropertyValues => ({
  row: Math.max(-1, ...known.map(({ row }) => row)) + 1,
  key: 'purity',
  name: '',
  value: '',
  unit: '%',
  condition: '',
  source: '',
});

interface PropertyFieldsProps {
  at: number;
  property: PropertyValues;
  /** Maps problems to fields, by their API names. */
  errors: Readonly<Partial<Record<string, string>>>;
  readOnly: boolean;
  onChange: (change: Partial<PropertyValues>) => void;
  onRemove: () => void;
}

function PropertyFields({ at, property, errors, readOnly, onChange, onRemove }: PropertyFieldsProps) {
  const messages = useMessages();
  const nameProperty = usePropertyName();
  const { key, name, value, unit, condition, source } = property;
  const number = messages.format('productFactsDialog.number', { number: at + 1 });
  const errorAt = (field: string) => errors[`properties.${at}.${field}`];
  const keys = Object.keys(PRODUCT_PROPERTIES) as ProductPropertyKey[];
  const choices = keys
    .map((one) => ({ value: one, label: nameProperty({ key: one, name: null }) }))
    .sort((a, b) => a.label.localeCompare(b.label, messages.locale));
  const units = unitsOfProperty(key);
  return (
    <FactRow
      label={number}
      removeLabel={messages.format('productFactsDialog.remove', {
        property: nameProperty({ key: key || null, name }) || number,
      })}
      onRemove={onRemove}
    >
      <SelectField<ProductPropertyKey | ''>
        label={messages.format('productProperties.property')}
        value={key}
        options={[...choices, { value: '', label: messages.format('productFactsDialog.own') }]}
        error={key === '' ? undefined : errorAt('name')}
        readOnly={readOnly}
        onValueChange={(next) => onChange({ key: next, unit: unitsOfProperty(next)[0] ?? '' })}
      />
      {key === '' && (
        <TextField
          label={messages.format('productFactsDialog.ownName')}
          value={name}
          maxLength={80}
          error={errorAt('name')}
          readOnly={readOnly}
          onValueChange={(next) => onChange({ name: next })}
        />
      )}
      <TextField
        label={messages.format('productProperties.value')}
        hint={at === 0 ? messages.format('productFactsDialog.valueHint') : undefined}
        value={value}
        maxLength={200}
        error={errorAt('text') ?? errorAt('max') ?? errorAt('min')}
        readOnly={readOnly}
        onValueChange={(next) => onChange({ value: next })}
      />
      {key === '' ? (
        <TextField
          label={messages.format('productFactsDialog.unit')}
          value={unit}
          maxLength={20}
          error={errorAt('unit')}
          readOnly={readOnly}
          onValueChange={(next) => onChange({ unit: next })}
        />
      ) : (
        units.length > 0 && (
          <SelectField
            label={messages.format('productFactsDialog.unit')}
            value={unit}
            options={units.map((one) => ({ value: one as string, label: one }))}
            error={errorAt('unit')}
            readOnly={readOnly}
            onValueChange={(next) => onChange({ unit: next })}
          />
        )
      )}
      <TextField
        label={messages.format('productProperties.condition')}
        hint={at === 0 ? messages.format('productFactsDialog.conditionHint') : undefined}
        value={condition}
        maxLength={120}
        error={errorAt('condition')}
        readOnly={readOnly}
        onValueChange={(next) => onChange({ condition: next })}
      />
      <TextField
        label={messages.format('productProperties.source')}
        hint={at === 0 ? messages.format('productFactsDialog.sourceHint') : undefined}
        value={source}
        maxLength={500}
        error={errorAt('source')}
        readOnly={readOnly}
        onValueChange={(next) => onChange({ source: next })}
      />
    </FactRow>
  );
}

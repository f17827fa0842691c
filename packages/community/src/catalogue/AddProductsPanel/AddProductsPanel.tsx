import { Button, Notice, SectionHead, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, type ReactNode, useId } from 'react';

/** State of adding the last product. */
export type AddProductState =
  | { status: 'idle' | 'adding' }
  | { status: 'created' | 'added' | 'listed'; name: string }
  | { status: 'failed'; name: string; reason: string };

export interface AddProductsPanelProps {
  company: { name: string };
  /** Field that finds a product or takes the name of a new one. */
  field: ReactNode;
  state: AddProductState;
  /** True if a product can be added. */
  canAdd: boolean;
  onAdd: () => void;
}

/** Lets the members of a company add the products it supplies, one at a time. @see COMP-020 */
export function AddProductsPanel({ company, field, state, canAdd, onAdd }: AddProductsPanelProps) {
  const messages = useMessages();
  const titleId = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canAdd && state.status !== 'adding') onAdd();
  };
  return (
    <section aria-labelledby={titleId} data-component="AddProductsPanel" data-state={state.status}>
      <SectionHead variant="panel" title={messages.format('addProducts.title')} titleId={titleId} />
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="sm">
          <Text as="p" variant="small" tone="secondary">
            {messages.format('addProducts.text', { company: company.name })}
          </Text>
          {field}
          <Button type="submit" disabled={!canAdd} loading={state.status === 'adding'}>
            {messages.format('addProducts.add')}
          </Button>
          {'name' in state &&
            (state.status === 'failed' ? (
              <Notice tone="danger">
                {messages.format('addProducts.failed', { name: state.name, reason: state.reason })}
              </Notice>
            ) : (
              <Notice tone="success">
                {messages.format(`addProducts.${state.status}`, { name: state.name })}
              </Notice>
            ))}
        </Stack>
      </form>
    </section>
  );
}

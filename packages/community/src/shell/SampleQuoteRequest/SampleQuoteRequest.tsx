import { Button, Notice, Text, TextArea, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useState } from 'react';
import { AccountPage } from '../../account/AccountPage';
import { attachment, form, pair } from './SampleQuoteRequest.css';

const SAMPLE = {
  product: 'Preform silica glass',
  firstName: 'Noor',
  lastName: 'Visser',
  companyName: 'Sundby Optical BV',
  email: 'noor.visser@sundby.example',
  quantity: '1,200',
  unit: 'kg',
  neededBy: '2027-03-15',
  deliveryCountry: 'Netherlands',
  message:
    'We draw G.652.D fiber and look for a second source of cylinders, 120 mm across and 1.5 m long. Please quote for a first lot and for a yearly contract.',
  attachment: 'drawing-cylinder-120.pdf',
} as const;

const PAIRS = [
  ['inquiryForm.firstName', 'firstName', 'inquiryForm.lastName', 'lastName'],
  ['inquiryForm.companyName', 'companyName', 'inquiryForm.email', 'email'],
  ['quote.quantity', 'quantity', 'quote.unit', 'unit'],
  ['quote.neededBy', 'neededBy', 'quote.deliveryCountry', 'deliveryCountry'],
] as const;

/** Sample quote request with invented content: nothing is sent. @see MOCK-007, MOCK-008 */
export function SampleQuoteRequest() {
  const messages = useMessages();
  const [isPressed, setPressed] = useState(false);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setPressed(true);
  };
  return (
    <AccountPage title={messages.format('sampleQuote.title')} width="wide">
      <form className={form} data-component="SampleQuoteRequest" onSubmit={handleSubmit}>
        <Notice role="note">{messages.format('sampleQuote.note')}</Notice>
        <Text as="p">{messages.format('quote.title', { product: SAMPLE.product })}</Text>
        {PAIRS.map(([firstLabel, first, secondLabel, second]) => (
          <div key={first} className={pair}>
            <TextField label={messages.format(firstLabel)} value={SAMPLE[first]} readOnly />
            <TextField label={messages.format(secondLabel)} value={SAMPLE[second]} readOnly />
          </div>
        ))}
        <TextArea label={messages.format('inquiryForm.message')} value={SAMPLE.message} readOnly />
        <div className={attachment} data-part="attachment">
          <Text variant="label">{messages.format('inquiryForm.attachment')}</Text>
          <Text>{SAMPLE.attachment}</Text>
          <Text variant="caption">{messages.format('sampleQuote.attachmentHint')}</Text>
        </div>
        {isPressed && <Notice>{messages.format('sampleQuote.notSent')}</Notice>}
        <Button type="submit" tone="primary">
          {messages.format('quote.submit')}
        </Button>
      </form>
    </AccountPage>
  );
}

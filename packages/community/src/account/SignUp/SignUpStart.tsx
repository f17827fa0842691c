import { isEmail } from '@millrace/domain';
import { Button, Stack } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useRef, useState } from 'react';
import { EmailField } from '../../internal/EmailField';
import { saveAddress, useFilledAddress } from '../../internal/typed-address';

export interface SignUpStartProps {
  /** Target of the form before hydration, for a sign-up by e-mail alone; the wizard asks for the rest. @see ACC-011 */
  action: string;
  /** Called with a valid address: opens the sign-up form with the address filled in. */
  onContinue: (email: string) => void;
}

/** First step of the sign-up in the login dialog: the work e-mail, passed on to the form. @see ACC-009, ACC-010 */
export function SignUpStart({ action, onContinue }: SignUpStartProps) {
  const messages = useMessages();
  const inputRef = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'emailRequest.missing' | 'emailRequest.invalid'>();
  useFilledAddress(inputRef, ['account']);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const email = inputRef.current?.value.trim() ?? '';
    const found = email === '' ? 'emailRequest.missing' : isEmail(email) ? undefined : 'emailRequest.invalid';
    setProblem(found);
    if (found) return inputRef.current?.focus();
    saveAddress('account', email);
    onContinue(email);
  };
  return (
    <form action={action} method="post" noValidate data-component="SignUpStart" onSubmit={handleSubmit}>
      <Stack gap="md">
        <input type="hidden" name="purpose" value="signUp" />
        <EmailField
          ref={inputRef}
          label={messages.format('emailRequest.workEmail')}
          error={problem && messages.format(problem)}
          name="email"
          required
          mark="none"
          onValueChange={() => setProblem(undefined)}
        />
        <Button type="submit" tone="primary" width="full">
          {messages.format('signUp.continue')}
        </Button>
      </Stack>
    </form>
  );
}

import { countriesIn } from '@millrace/domain';
import { SelectField, type SelectFieldProps } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';

export interface CountryFieldProps extends Omit<SelectFieldProps, 'options' | 'label' | 'placeholder'> {
  /** Default: the message for "Country". */
  label?: ReactNode;
}

/** Country select in the page's language; its value is the English name, as in the API, or empty. @see CONST-005 */
export function CountryField({ label, ...rest }: CountryFieldProps) {
  const messages = useMessages();
  return (
    <SelectField
      name="country"
      autoComplete="country-name"
      {...rest}
      label={label ?? messages.format('countryField.label')}
      placeholder={messages.format('countryField.placeholder')}
      options={countriesIn(messages.locale).map(({ name, shown }) => ({ value: name, label: shown }))}
    />
  );
}

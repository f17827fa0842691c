import { COUNTRIES } from '@millrace/domain';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { SelectField, type SelectFieldProps } from '../../primitives/SelectField';

const options = COUNTRIES.map(({ name }) => ({ value: name, label: name }));

export interface CountryFieldProps extends Omit<SelectFieldProps, 'options' | 'label' | 'placeholder'> {
  /** Default: the catalogue's "Country". */
  label?: ReactNode;
}

/** A country by its English name, as the API takes it; an empty value is none yet. @see CONST-005 */
export function CountryField({ label, ...rest }: CountryFieldProps) {
  const messages = useMessages();
  return (
    <SelectField
      name="country"
      autoComplete="country-name"
      {...rest}
      label={label ?? messages.format('countryField.label')}
      placeholder={messages.format('countryField.placeholder')}
      options={options}
    />
  );
}

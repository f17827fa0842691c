import { COMPANY_TYPES, type CompanyType } from '@millrace/domain';
import { RadioGroup } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { CompanyValues } from './wizard-values';

interface CompanyTypesProps {
  value: CompanyValues['companyType'];
  onValueChange: (value: CompanyType) => void;
}

/** What a company calls itself; says what kind of supplier it is. @see ACC-044, GAP-044 */
export function CompanyTypes({ value, onValueChange }: CompanyTypesProps) {
  const messages = useMessages();
  return (
    <RadioGroup<CompanyType | ''>
      label={messages.format('onboarding.companyType')}
      name="companyType"
      mark="optional"
      options={COMPANY_TYPES.map((type) => ({
        value: type,
        label: messages.format(`onboarding.type.${type}`),
      }))}
      value={value}
      onValueChange={(type) => type !== '' && onValueChange(type)}
    />
  );
}

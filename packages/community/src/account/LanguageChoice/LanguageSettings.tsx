import { SectionHead, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { LanguageChoice, type LanguageChoiceProps } from './LanguageChoice';
import { settings } from './LanguageChoice.css';

const TITLE_ID = 'language';

export interface LanguageSettingsProps extends LanguageChoiceProps {
  /** Place of the section on the page. Default 1. */
  number?: number;
}

/** The language of a member, among the settings of the account. */
export function LanguageSettings({ number = 1, ...choice }: LanguageSettingsProps) {
  const messages = useMessages();
  return (
    <section aria-labelledby={TITLE_ID} data-component="LanguageSettings" className={settings}>
      <SectionHead number={number} title={messages.format('languageChoice.title')} titleId={TITLE_ID} />
      <Text tone="secondary">{messages.format('languageChoice.hint')}</Text>
      <LanguageChoice {...choice} />
    </section>
  );
}

import { Notice, SectionHead, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { LanguageChoice, type LanguageChoiceProps } from './LanguageChoice';
import { settings } from './LanguageChoice.css';

const TITLE_ID = 'language';

export interface LanguageSettingsProps extends LanguageChoiceProps {
  /** True if the page's own heading, with the id `language`, replaces the section head. Default false. */
  bare?: boolean;
  /** True if the language was just changed. Default false. */
  saved?: boolean;
}

/** Settings section in which a member chooses the language. */
export function LanguageSettings({ bare = false, saved = false, ...choice }: LanguageSettingsProps) {
  const messages = useMessages();
  return (
    <section aria-labelledby={TITLE_ID} data-component="LanguageSettings" className={settings}>
      {!bare && <SectionHead title={messages.format('languageChoice.title')} titleId={TITLE_ID} />}
      <Text tone="secondary">{messages.format('languageChoice.hint')}</Text>
      <LanguageChoice {...choice} />
      {saved && <Notice tone="success">{messages.format('languageChoice.saved')}</Notice>}
    </section>
  );
}

import { LANGUAGE_NAMES, LANGUAGES } from '@millrace/domain';
import { useMessages } from '@millrace/ui/messages';
import { choice, choices } from './LanguageChoice.css';

export interface LanguageChoiceProps {
  /** The address that takes the form: `language`, and `return_to`. */
  action: string;
  /** The page to come back to. */
  returnTo: string;
}

/**
 * The languages of the interface, each by its own name. A form that is sent as a page, so that it works before there
 * are scripts, and the page comes anew as a whole in the other language.
 */
export function LanguageChoice({ action, returnTo }: LanguageChoiceProps) {
  const messages = useMessages();
  const [current] = messages.locale.split('-');
  return (
    <form method="post" action={action} data-component="LanguageChoice">
      <input type="hidden" name="return_to" value={returnTo} />
      {/* Not the form, which would be a landmark, and stands twice on some pages. */}
      <ul aria-label={messages.format('languageChoice.label')} className={choices}>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <button
              type="submit"
              name="language"
              value={language}
              lang={language}
              aria-current={language === current ? 'true' : undefined}
              className={choice}
              data-part="language"
            >
              {LANGUAGE_NAMES[language]}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

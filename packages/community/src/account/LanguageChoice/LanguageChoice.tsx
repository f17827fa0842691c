import { LANGUAGE_NAMES, LANGUAGES } from '@millrace/domain';
import { useMessages } from '@millrace/ui/messages';
import { choice, choices } from './LanguageChoice.css';

export interface LanguageChoiceProps {
  /** Target of the form, which receives `language` and `return_to`. */
  action: string;
  /** Page to return to. */
  returnTo: string;
}

/**
 * Lists the languages of the interface, each by its own name. It is a native form, so that it works before hydration
 * and the whole page reloads in the new language.
 */
export function LanguageChoice({ action, returnTo }: LanguageChoiceProps) {
  const messages = useMessages();
  const [current] = messages.locale.split('-');
  return (
    <form method="post" action={action} data-component="LanguageChoice">
      <input type="hidden" name="return_to" value={returnTo} />
      {/* Label the list rather than the form, which would become a landmark and occurs twice on some pages. */}
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

import { countriesIn, countryIn, countryName, findCountry, foldText } from '@millrace/domain';
import { ComboBox, type ComboBoxProps } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';

export interface CountrySearchFieldProps
  extends Pick<ComboBoxProps, 'error' | 'hint' | 'required' | 'disabled' | 'id' | 'className' | 'ref'> {
  /** English name; empty if not selected yet. */
  value: string;
  /** Called on input with the country that the text names, or empty if it names none. */
  onValueChange: (country: string) => void;
}

const itemsIn = (language: string) =>
  countriesIn(language).map(({ code, name, shown, full }) => ({
    id: code,
    name: shown,
    detail: code,
    english: name,
    full,
  }));

type Item = ReturnType<typeof itemsIn>[number];

/** Maximum length of a country code; a longer text can only be a name. */
const LONGEST_CODE = 3;

/** Ranks exact names and codes first, then names that start with the text, then names with a later word that does. */
function matching(text: string, items: readonly Item[]): Item[] {
  const sought = foldText(text.trim());
  const meant = findCountry(text)?.code;
  const rank = ({ id, name, english, full }: Item) => {
    if (id === meant) return 0;
    const names = [name, english, full].map(foldText);
    if (names.some((one) => one.startsWith(sought))) return 1;
    return names.some((one) => one.includes(` ${sought}`)) ? 2 : 3;
  };
  return [0, 1, 2].flatMap((wanted) => items.filter((item) => rank(item) === wanted));
}

/** Returns the English name of the country with exactly this name, ignoring case; empty if there is none. */
function namedBy(text: string, items: readonly Item[]): string {
  const typed = foldText(text.trim());
  const shown = items.find(({ name, full }) => foldText(name) === typed || foldText(full) === typed);
  return shown?.english ?? (typed.length > LONGEST_CODE ? (findCountry(text)?.name ?? '') : '');
}

/** Country combobox that searches names, codes and aliases. @see PROD-043, CONST-005 */
export function CountrySearchField({ value, onValueChange, ...rest }: CountrySearchFieldProps) {
  const messages = useMessages();
  const items = itemsIn(messages.locale);
  const shown = countryIn(value, messages.locale);
  const [text, setText] = useState(shown);
  const [told, setTold] = useState(value);
  // An external change of the value, such as another member's edit, replaces the typed text.
  if (value !== told) {
    setTold(value);
    setText(shown);
  }
  const tell = (typed: string, country: string) => {
    setText(typed);
    setTold(country);
    if (country !== value) onValueChange(country);
  };
  const found = matching(text, items);
  return (
    <ComboBox
      name="country"
      {...rest}
      label={messages.format('countryField.label')}
      items={found}
      // The text names the selected country, so no suggestions are needed.
      status={found.length === 0 || text === shown ? 'idle' : 'ready'}
      inputValue={text}
      onInputValueChange={(typed) => tell(typed, namedBy(typed, items))}
      onSelect={({ id, name }) => tell(name, countryName(id) ?? name)}
    />
  );
}

const KEY = 'millrace:words';

/** Where somebody types or chooses; not what nobody else may read, not even this browser's tab. */
const FIELDS =
  'textarea, select, input:not([type=password], [type=file], [type=hidden], [autocomplete="one-time-code"])';

/**
 * Notes on an element, by a statement of a script that runs while the page is read, how to keep what somebody typed and
 * chose while the page is loaded anew (`keepWords`, which says whether it could), and puts back what was kept: it is then
 * what was typed and chosen before the page came to life. A page that has other fields by then gets nothing of it.
 */
export const noteWords = (element: string): string =>
  `const fields = () => [...document.querySelectorAll('${FIELDS}')];
  const address = location.pathname + location.search;
  const isBox = ({ type }) => type === 'checkbox' || type === 'radio';
  const fieldState = (field) => [field.name || field.id, isBox(field) ? field.checked : field.value];
  ${element}.keepWords = () => {
    try {
      sessionStorage.setItem('${KEY}', JSON.stringify({ address, states: fields().map(fieldState) }));
      return true;
    } catch {
      return fields().every(({ value, defaultValue = value }) => value === defaultValue);
    }
  };
  try {
    const kept = JSON.parse(sessionStorage.getItem('${KEY}'));
    if (kept?.address === address) {
      sessionStorage.removeItem('${KEY}');
      const there = fields();
      const fieldNames = (states) => JSON.stringify(states.map(([name]) => name));
      if (fieldNames(there.map(fieldState)) === fieldNames(kept.states))
        there.forEach((field, at) => {
          const [, state] = kept.states[at];
          if (isBox(field)) field.checked = state;
          else field.value = state;
          ${element}.chosen.add(field);
        });
    }
  } catch {}`;

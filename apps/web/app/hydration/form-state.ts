const KEY = 'millrace:form-state';

/** Form fields that are saved. Secrets and files are left out. */
const FIELDS =
  'textarea, select, input:not([type=password], [type=file], [type=hidden], [autocomplete="one-time-code"])';

/**
 * Returns a script that restores the form state which `saveFormState` stored in sessionStorage before a reload, as if
 * it had been entered before hydration. It restores nothing if the page's fields differ. `saveFormState` returns false
 * if the state cannot be saved.
 */
export const restoreFormState = (element: string): string =>
  `const fields = () => [...document.querySelectorAll('${FIELDS}')];
  const address = location.pathname + location.search;
  const isBox = ({ type }) => type === 'checkbox' || type === 'radio';
  const fieldState = (field) => [field.name || field.id, isBox(field) ? field.checked : field.value];
  ${element}.saveFormState = () => {
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
      const current = fields();
      const fieldNames = (states) => JSON.stringify(states.map(([name]) => name));
      if (fieldNames(current.map(fieldState)) === fieldNames(kept.states))
        current.forEach((field, at) => {
          const [, state] = kept.states[at];
          if (isBox(field)) field.checked = state;
          else field.value = state;
          ${element}.chosen.add(field);
        });
    }
  } catch {}`;

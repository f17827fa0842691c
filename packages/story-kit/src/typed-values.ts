import { useState } from 'react';

interface TypedProps<Values extends object> {
  values: Values;
  onValuesChange: (change: Partial<Values>) => void;
}

/** Holds the values of a form, as its host does. */
export function useTypedValues<Values extends object>(props: TypedProps<Values>): TypedProps<Values> {
  const [values, setValues] = useState(props.values);
  return {
    values,
    onValuesChange: (change) => {
      props.onValuesChange(change);
      setValues((before) => ({ ...before, ...change }));
    },
  };
}

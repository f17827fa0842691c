import { TEXT_LIMITS } from '@millrace/domain';
import { TextArea, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Theirs } from '../EditHistory';

/** Name and description, as typed. */
export interface ProductValues {
  name: string;
  description: string;
}

interface ProductFieldsProps {
  values: ProductValues;
  onValuesChange: (change: Partial<ProductValues>) => void;
  /** What the server says of them. */
  errors: { name?: string | undefined; description?: string | undefined };
  readOnly: boolean;
  /** What somebody else has written meanwhile where one has typed something else. @see GAP-058 */
  theirs?: Partial<ProductValues> | undefined;
}

/** What is said of a product when it is created and when it is edited. */
export function ProductFields({ values, onValuesChange, errors, readOnly, theirs }: ProductFieldsProps) {
  const messages = useMessages();
  return (
    <>
      <TextField
        name="name"
        label={messages.format('createProduct.name')}
        maxLength={TEXT_LIMITS.name}
        value={values.name}
        error={errors.name}
        required
        readOnly={readOnly}
        onBlur={() => onValuesChange({ name: values.name.trim() })}
        onValueChange={(name) => onValuesChange({ name })}
      />
      <Theirs text={theirs?.name} />
      <TextArea
        name="description"
        label={messages.format('createProduct.description')}
        showCount
        maxLength={TEXT_LIMITS.description}
        value={values.description}
        error={errors.description}
        readOnly={readOnly}
        onValueChange={(description) => onValuesChange({ description })}
      />
      <Theirs text={theirs?.description} />
    </>
  );
}

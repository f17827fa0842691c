import '@millrace/ui/styles.css';
import { Button, TextField } from '@millrace/ui';
import { documentClass } from '@millrace/ui/theme';

export function CompanyName({ onSave }: { onSave: (name: string) => void }) {
  return (
    <form className={documentClass} action={(data) => onSave(String(data.get('name')))}>
      <TextField label="Company" name="name" required />
      <Button tone="primary" type="submit">
        Save
      </Button>
    </form>
  );
}

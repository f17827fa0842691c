import '@millrace/ui/fonts.css';
import '@millrace/ui/styles.css';
import { Button, TextField, UiProvider } from '@millrace/ui';
import { documentClass } from '@millrace/ui/theme';

export function CompanyName({ onSave }: { onSave: (name: string) => void }) {
  return (
    <div className={documentClass}>
      <UiProvider locale="en">
        <form action={(data) => onSave(String(data.get('name')))}>
          <TextField label="Company" name="name" required />
          <Button tone="primary" type="submit">
            Save
          </Button>
        </form>
      </UiProvider>
    </div>
  );
}

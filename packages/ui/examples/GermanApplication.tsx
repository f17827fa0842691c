import { Button, UiProvider, useToasts } from '@millrace/ui';
import { de } from '@millrace/ui/locales/de';

function Save() {
  const toasts = useToasts();
  return <Button onClick={() => toasts.show('Gespeichert')}>Speichern</Button>;
}

export function GermanApplication() {
  return (
    <UiProvider locale="de" messages={de}>
      <Save />
    </UiProvider>
  );
}

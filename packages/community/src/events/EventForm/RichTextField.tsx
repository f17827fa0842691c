import { Field, fieldLabelId, SkeletonRows, VisuallyHidden } from '@millrace/ui';
import { useHydrated } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { lazy, type ReactNode, Suspense } from 'react';

// The editor is larger than all else of the page.
const RichTextEditor = lazy(() =>
  import('./RichTextEditor').then((module) => ({ default: module.RichTextEditor })),
);

export interface RichTextFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Markup; read once, when the editor begins. */
  defaultValue: string;
  /** With each change; an empty text where nothing is written. */
  onValueChange: (markup: string) => void;
  disabled?: boolean;
}

/** Rich text under a label. The editor is loaded in the browser alone, and once the page stands. */
export function RichTextField({
  label,
  hint,
  error,
  defaultValue,
  onValueChange,
  disabled = false,
}: RichTextFieldProps) {
  // A step after the page has been taken over: what was kept of a draft is known by then, and the editor reads it once.
  const isHydrated = useHydrated();
  const waiting = <Waiting />;
  return (
    <Field label={label} hint={hint} error={error} labelFor="group" required mark="none">
      {({ id, required: _required, ...control }) =>
        isHydrated ? (
          <Suspense fallback={waiting}>
            <RichTextEditor
              id={id}
              labelId={fieldLabelId(id)}
              {...control}
              defaultValue={defaultValue}
              onValueChange={onValueChange}
              disabled={disabled}
            />
          </Suspense>
        ) : (
          waiting
        )
      }
    </Field>
  );
}

function Waiting() {
  const messages = useMessages();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{messages.format('eventForm.detailsLoading')}</VisuallyHidden>
      <SkeletonRows count={5} art="none" />
    </div>
  );
}

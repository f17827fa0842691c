import type { SheetDecision, SheetKind, SheetMapping } from '@millrace/api-client';
import { Button, Dialog, Heading, Notice, Spinner, Stack, Steps } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useEffect, useRef, useState } from 'react';
import { SheetColumnsStep } from './SheetColumnsStep';
import { SheetContentsStep } from './SheetContentsStep';
import { SheetFileStep } from './SheetFileStep';
import { SheetImportStatus } from './SheetImportStatus';
import { SheetRows } from './SheetRows';
import {
  type AlikeChoice,
  type RefusedFormat,
  SHEET_STEPS,
  type SheetImportState,
  type SheetReading,
  type SheetStep,
} from './sheet-import-state';

export interface SpreadsheetDialogProps {
  kind: SheetKind;
  /** Name of the import's target. */
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Null until a file is selected. */
  file: File | null;
  onFileChange: (file: File | null) => void;
  state: SheetImportState;
  /** Reads the file again. Absent unless another attempt may succeed. */
  onRetry?: (() => void) | undefined;
  onReadingChange: (reading: SheetReading) => void;
  onMappingChange: (mapping: SheetMapping) => void;
  onAlikeChange: (alike: AlikeChoice) => void;
  onDecide: (row: number, decision: SheetDecision) => void;
  onImport: () => void;
  /** Stops the running import. */
  onStop: () => void;
  /** Undoes the import. */
  onUndo: () => void;
  /** Downloads the rejected rows. */
  onSaveRefused: (format: RefusedFormat) => void;
}

/** Imports a spreadsheet step by step. Closing keeps the file and every choice. */
export function SpreadsheetDialog(props: SpreadsheetDialogProps) {
  const { kind, name, open, onOpenChange, state } = props;
  const messages = useMessages();
  // Here, so that closing keeps them.
  const [chosenStep, setStep] = useState<SheetStep>('file');
  const [pasted, setPasted] = useState('');
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content size="wide" aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{messages.format('sheet.title', { kind, name })}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          {state.status === 'started' ? (
            <>
              <Dialog.Body>
                <SheetImportStatus {...state} onStop={props.onStop} onUndo={props.onUndo} />
              </Dialog.Body>
              <Dialog.Footer>
                <Dialog.Close asChild>
                  <Button tone="quiet">{messages.format('sheet.close')}</Button>
                </Dialog.Close>
              </Dialog.Footer>
            </>
          ) : (
            <SheetWizard
              {...props}
              state={state}
              chosenStep={chosenStep}
              onStepChange={setStep}
              pasted={pasted}
              onPastedChange={setPasted}
            />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type SheetWizardProps = SpreadsheetDialogProps & {
  state: Exclude<SheetImportState, { status: 'started' }>;
  chosenStep: SheetStep;
  onStepChange: (step: SheetStep) => void;
  /** Text in the field for pasted cells. */
  pasted: string;
  onPastedChange: (pasted: string) => void;
};

function SheetWizard({
  kind,
  file,
  state,
  chosenStep,
  onStepChange: setStep,
  onFileChange,
  ...props
}: SheetWizardProps) {
  const messages = useMessages();
  // Another file starts over; one that can't be read keeps its place.
  const step = state.status === 'deciding' ? chosenStep : 'file';
  const place = SHEET_STEPS.indexOf(step);
  const [before, after] = [SHEET_STEPS[place - 1], SHEET_STEPS[place + 1]];
  const headingRef = useRef<HTMLHeadingElement>(null);
  const focusedStep = useRef(step);
  useEffect(() => {
    if (focusedStep.current === step) return;
    focusedStep.current = step;
    headingRef.current?.focus();
  }, [step]);
  const items = SHEET_STEPS.map((id) => ({ id, name: messages.format('sheet.step', { step: id }) }));
  const failure = 'failure' in state ? state.failure : null;
  return (
    <>
      <Dialog.Body>
        <div data-component="SpreadsheetDialog" data-state={state.status}>
          <Stack gap="lg">
            <Steps label={messages.format('sheet.steps')} items={items} current={step} />
            <Heading ref={headingRef} level={3} size="panel" tabIndex={-1}>
              {messages.format('sheet.stepHeading', { step })}
            </Heading>
            {step === 'file' && (
              <SheetFileStep
                file={file}
                pasted={props.pasted}
                onPastedChange={props.onPastedChange}
                onFileChange={(chosen) => {
                  setStep('file');
                  onFileChange(chosen);
                }}
              />
            )}
            {state.status === 'reading' && <Spinner label={messages.format('sheet.reading')} />}
            {state.status === 'deciding' && step === 'contents' && (
              <SheetContentsStep
                preview={state.preview}
                busy={state.isReadingAnew}
                onReadingChange={props.onReadingChange}
              />
            )}
            {state.status === 'deciding' && step === 'columns' && (
              <SheetColumnsStep kind={kind} preview={state.preview} onMappingChange={props.onMappingChange} />
            )}
            {state.status === 'deciding' && step === 'rows' && (
              <SheetRows
                preview={state.preview}
                alike={state.alike}
                decisions={state.decisions}
                onAlikeChange={props.onAlikeChange}
                onDecide={props.onDecide}
                onSaveRefused={props.onSaveRefused}
                busy={state.isReadingAnew}
              />
            )}
            {failure !== null && (
              <Notice tone="danger">{messages.format('sheet.failedTo', { reason: failure })}</Notice>
            )}
            {failure !== null && props.onRetry && (
              <div>
                <Button size="small" onClick={props.onRetry}>
                  {messages.format('sheet.retry')}
                </Button>
              </div>
            )}
          </Stack>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        {before ? (
          <Button tone="quiet" onClick={() => setStep(before)}>
            {messages.format('sheet.back')}
          </Button>
        ) : (
          <Dialog.Close asChild>
            <Button tone="quiet">{messages.format('sheet.cancel')}</Button>
          </Dialog.Close>
        )}
        {after ? (
          <Button tone="primary" disabled={!canContinue(state, step)} onClick={() => setStep(after)}>
            {messages.format('sheet.next')}
          </Button>
        ) : (
          <Button
            tone="primary"
            disabled={!canImport(state)}
            loading={state.status === 'deciding' && state.isImporting}
            onClick={props.onImport}
          >
            {messages.format('sheet.import')}
          </Button>
        )}
      </Dialog.Footer>
    </>
  );
}

function canContinue(state: SheetImportState, step: SheetStep): boolean {
  if (state.status !== 'deciding' || state.isReadingAnew) return false;
  return step !== 'columns' || state.preview.mapping.name !== undefined;
}

function canImport(state: SheetImportState): boolean {
  if (state.status !== 'deciding' || state.isReadingAnew) return false;
  const { counts } = state.preview;
  return counts.new + counts.known + counts.alike > 0;
}

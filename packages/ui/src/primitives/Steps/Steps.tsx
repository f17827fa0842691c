import { Check } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { Icon } from '../Icon';
import { Link } from '../Link';
import { VisuallyHidden } from '../VisuallyHidden';
import {
  check,
  detail as detailClass,
  line,
  list,
  name as nameClass,
  number,
  position,
  root,
  step,
} from './Steps.css';
import { stepsMessages } from './Steps.messages';
import type { StepItem, StepState } from './steps-props';

export interface StepsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the process: `Request a quote`. */
  label: string;
  /** Steps in order. */
  items: readonly StepItem[];
  /** Id of the current step; those before it are done. Without one all are. */
  current?: string | undefined;
}

/** Shows progress through several steps. A narrow container shows only the current step and the number of steps. */
export function Steps({ label, items, current, className, ...rest }: StepsProps) {
  const messages = useMessages(stepsMessages);
  const found = items.findIndex((item) => item.id === current);
  const place = found < 0 ? items.length : found;
  const currentItem = items[place];
  return (
    <div data-component="Steps" {...rest} className={classNames(root, className)}>
      <ol aria-label={label} className={list}>
        {items.map((item, index) => (
          <Step key={item.id} item={item} index={index} state={stepState(index, place)} />
        ))}
      </ol>
      {currentItem && (
        <p aria-hidden="true" data-part="position" className={position}>
          <span className={nameClass}>{currentItem.name}</span>
          <span className={number}>
            {messages.format('steps.position', { position: place + 1, total: items.length })}
          </span>
        </p>
      )}
    </div>
  );
}

function stepState(index: number, place: number): StepState {
  if (index === place) return 'current';
  return index < place ? 'done' : 'upcoming';
}

function Step({ item, index, state }: { item: StepItem; index: number; state: StepState }) {
  const messages = useMessages(stepsMessages);
  const { name, detail, href } = item;
  const spoken = messages.format(`steps.${state}`, { name });
  return (
    <li
      data-part="step"
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
      className={step}
    >
      <div className={line}>
        {state === 'done' ? (
          <Icon icon={Check} className={check} />
        ) : (
          <span aria-hidden="true" className={number}>
            {messages.number(index + 1)}
          </span>
        )}
        <span className={nameClass}>
          {href === undefined ? (
            <>
              <span aria-hidden="true">{name}</span>
              <VisuallyHidden>{spoken}</VisuallyHidden>
            </>
          ) : (
            <Link variant="plain" href={href} aria-label={spoken}>
              {name}
            </Link>
          )}
          {detail && (
            <span data-part="detail" className={detailClass}>
              {detail}
            </span>
          )}
        </span>
      </div>
    </li>
  );
}

import {
  type ComponentPropsWithRef,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import { mergeProps, useTooltip, useTooltipTrigger } from 'react-aria';
import { type TooltipTriggerState, useTooltipTriggerState } from 'react-stately';
import { classNames } from '../../internal/class-names';
import type { FloatSide } from '../../internal/float-props';
import { idList } from '../../internal/id-list';
import { useFloating } from '../../internal/useFloating';
import { useMergedRef } from '../../internal/useMergedRef';
import { tooltip } from './Tooltip.css';

/** Hover delay in ms before the tooltip shows; none if a neighbour's is already shown. */
export const TOOLTIP_DELAY_MS = 300;

/** Close delay in ms, long enough to move the pointer from the control onto the tooltip. */
const CLOSE_DELAY_MS = 300;

export interface TooltipProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'content'> {
  /** Short text. Nothing interactive, and nothing essential, as touch users never see it. */
  text: ReactNode;
  /** Focusable control that it explains: one element that accepts `ref`, handlers and `aria-describedby`. */
  children: ReactElement<ComponentPropsWithRef<'button'>>;
  /** Preferred side. Default `above`. */
  side?: FloatSide;
  open?: boolean;
  /** Default `false`. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * Shows text about a control on hover or keyboard focus. It stays while hovered, Escape closes it, and touch never
 * opens it.
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus
 */
export function Tooltip({ text, children, side, open, defaultOpen, onOpenChange, ...rest }: TooltipProps) {
  const ownRef = useRef<HTMLButtonElement>(null);
  const triggerRef = useMergedRef(ownRef, children.props.ref);
  const options = {
    isOpen: open,
    defaultOpen,
    onOpenChange,
    delay: TOOLTIP_DELAY_MS,
    closeDelay: CLOSE_DELAY_MS,
  };
  const state = useTooltipTriggerState(options);
  const { triggerProps, tooltipProps } = useTooltipTrigger(options, state, ownRef);
  const { 'aria-describedby': tipId, ...handlers } = triggerProps;
  const own = children.props;
  const describedBy = idList(own['aria-describedby'], tipId);
  return (
    <>
      {cloneElement(children, {
        ...mergeProps(own, handlers),
        ref: triggerRef,
        'aria-describedby': describedBy,
        // Suppresses the browser's own tooltip with the same text.
        title: undefined,
      })}
      {state.isOpen && (
        <Tip {...rest} {...tooltipProps} anchorRef={ownRef} side={side} state={state}>
          {text}
        </Tip>
      )}
    </>
  );
}

interface TipProps extends ComponentPropsWithRef<'span'> {
  anchorRef: RefObject<Element | null>;
  side: FloatSide | undefined;
  state: TooltipTriggerState;
}

function Tip({ anchorRef, side = 'above', state, ref, className, ...rest }: TipProps) {
  const floatRef = useRef<HTMLSpanElement>(null);
  const mergedRef = useMergedRef(floatRef, ref);
  const { tooltipProps } = useTooltip({}, state);
  useFloating({ anchorRef, floatRef, side, align: 'center', gap: 8 });
  return (
    <span
      data-component="Tooltip"
      {...mergeProps(rest, tooltipProps)}
      ref={mergedRef}
      popover="manual"
      className={classNames(tooltip, className)}
    />
  );
}

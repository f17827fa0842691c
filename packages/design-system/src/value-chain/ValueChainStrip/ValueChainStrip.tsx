import {
  classNames,
  estimateWidth,
  sectorAttribute,
  useMessages,
  type WrapOptions,
  wrapLabel,
} from '@millrace/ui/bare';
import type { ComponentPropsWithRef } from 'react';
import { barHeight, drawSide, outerEdge, STRIP, type StripEnd } from './strip-paths';
import * as css from './ValueChainStrip.css';
import { valueChainStripMessages } from './ValueChainStrip.messages';

/** Maximum number of ends drawn on each side: more would be indistinguishable at this size. */
export const STRIP_ENDS_MAX = 5;

export interface ValueChainStripProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> {
  /** The product in the middle. */
  product: string;
  /** Inputs, most important first; at most five are drawn. */
  inputs: readonly StripEnd[];
  /** Applications; at most five are drawn. */
  uses: readonly StripEnd[];
  /** `plate` for the blue background, which the caller provides. Default `paper`. */
  ground?: 'paper' | 'plate';
}

const LABEL_SIZE = 10.5;
const LINE_HEIGHT = 1.15;
const LABEL_GAP = 7;
const PRODUCT_SIZE = 13;
const PRODUCT_LABEL_START = 24;
const PRODUCT_COMFORTABLE_WIDTH = 60;

/**
 * Static drawing of a product between its inputs and applications, as flow lines that merge and split. Its aspect
 * ratio is fixed to prevent layout shift; a widget may render it on the server.
 */
export function ValueChainStrip({
  product,
  inputs,
  uses,
  ground = 'paper',
  className,
  ...rest
}: ValueChainStripProps) {
  const messages = useMessages(valueChainStripMessages);
  const before = inputs.slice(0, STRIP_ENDS_MAX);
  const after = uses.slice(0, STRIP_ENDS_MAX);
  const height = barHeight(before.length, after.length);
  const isRightToLeft = messages.direction === 'rtl';
  // Without inputs the product's own name is in front of the bar.
  const spare = before.length === 0 ? PRODUCT_LABEL_START : 0;
  return (
    <svg
      role="img"
      aria-label={messages.format('valueChainStrip.label', {
        product,
        inputs: messages.list(before.map(endName), 'separated'),
        uses: messages.list(after.map(endName), 'separated'),
        hasInputs: String(before.length > 0),
        hasUses: String(after.length > 0),
      })}
      data-component="ValueChainStrip"
      data-ground={ground}
      viewBox={`${isRightToLeft ? 0 : spare} 0 ${STRIP.width - spare} ${STRIP.height}`}
      {...rest}
      className={classNames(css.strip, className)}
    >
      <StripSide ends={before} side="inputs" isRightToLeft={isRightToLeft} />
      <StripSide ends={after} side="uses" isRightToLeft={isRightToLeft} />
      <rect
        x={(STRIP.width - STRIP.barWidth) / 2}
        y={(STRIP.height - height) / 2}
        width={STRIP.barWidth}
        height={height}
        className={css.bar}
      />
      {before.length === 0 && <ProductLabel name={product} isRightToLeft={isRightToLeft} />}
    </svg>
  );
}

interface StripSideProps {
  ends: readonly StripEnd[];
  side: 'inputs' | 'uses';
  isRightToLeft: boolean;
}

function StripSide({ ends, side, isRightToLeft }: StripSideProps) {
  const edge = outerEdge(side, isRightToLeft);
  return drawSide(ends.length, side, isRightToLeft).map((bundle, index) => {
    const end = ends[index];
    if (!end) return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the drawing has no state, and two ends may bear one name
      <g key={index} {...sectorAttribute(end.sector)}>
        {bundle.strands.map(({ d, width, isMiddle }) => (
          <path key={d} d={d} strokeWidth={width} className={isMiddle ? css.middle : css.strand} />
        ))}
        <path d={bundle.cap} strokeWidth={3} className={css.middle} />
        <StripText
          name={end.name}
          x={edge < STRIP.width / 2 ? edge - LABEL_GAP : edge + LABEL_GAP}
          y={bundle.y}
          endsThere={edge < STRIP.width / 2}
          sizePx={LABEL_SIZE}
          options={{ maxWidth: STRIP.labelWidth - LABEL_GAP - 1 }}
          className={css.label}
        />
      </g>
    );
  });
}

function ProductLabel({ name, isRightToLeft }: { name: string; isRightToLeft: boolean }) {
  const away = isRightToLeft ? 2 * LABEL_GAP : -2 * LABEL_GAP;
  return (
    <StripText
      name={name}
      x={STRIP.width / 2 + away}
      y={STRIP.height / 2}
      endsThere={!isRightToLeft}
      sizePx={PRODUCT_SIZE}
      options={{
        maxWidth: STRIP.width / 2 - PRODUCT_LABEL_START - 2 * LABEL_GAP,
        comfortableWidth: PRODUCT_COMFORTABLE_WIDTH,
      }}
      className={css.product}
    />
  );
}

interface StripTextProps {
  name: string;
  /** X of the end (or start) of the lines, and Y of their middle. */
  x: number;
  y: number;
  endsThere: boolean;
  sizePx: number;
  options: WrapOptions;
  className: string;
}

/** Renders one or two lines of text centred on a height. */
function StripText({ name, x, y, endsThere, sizePx, options, className }: StripTextProps) {
  const { lines } = wrapLabel(name, (text) => estimateWidth(text, sizePx), options);
  const lineHeight = sizePx * LINE_HEIGHT;
  const first = y + sizePx * 0.34 - ((lines.length - 1) * lineHeight) / 2;
  return (
    // A fixed direction, so that `text-anchor` refers to a side of the drawing in any language.
    <text direction="ltr" textAnchor={endsThere ? 'end' : 'start'} className={className}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={Math.round((first + index * lineHeight) * 10) / 10}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Quotes names that contain a comma, for use in a list: “Chlorine, liquefied”. */
const endName = ({ name }: StripEnd): string => (/[,،、]/.test(name) ? `“${name}”` : name);

import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { estimateWidth, wrapLabel } from '../../internal/wrap-label';
import { useMessages } from '../../messages/MessagesContext';
import { sectorAttribute } from '../../styles/sectors';
import { type Bundle, barHeight, drawSide, STRIP, type StripEnd } from './strip-paths';
import * as css from './ValueChainStrip.css';

/** Most ends drawn on each side: more could not be told apart at this size. */
export const STRIP_ENDS_MAX = 5;

export interface ValueChainStripProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> {
  /** The product in the middle. */
  product: string;
  /** What goes into it, those that matter most first; at most five are drawn. */
  inputs: readonly StripEnd[];
  /** What it goes into; at most five are drawn. */
  uses: readonly StripEnd[];
  /** `plate` for the blue ground, which the caller provides. Default `paper`. */
  ground?: 'paper' | 'plate';
}

const LABEL_SIZE = 10.5;
const LINE_HEIGHT = 12;
const LABEL_GAP = 7;
const PRODUCT_SIZE = 13;
const PRODUCT_LABEL_START = 24;

/**
 * A product between what it is made of and what it is used for, as flow lines that merge and part. A still drawing
 * of a fixed shape, so that nothing moves when its data arrives; a widget may render it on the server.
 */
export function ValueChainStrip({
  product,
  inputs,
  uses,
  ground = 'paper',
  className,
  ...rest
}: ValueChainStripProps) {
  const messages = useMessages();
  const before = inputs.slice(0, STRIP_ENDS_MAX);
  const after = uses.slice(0, STRIP_ENDS_MAX);
  const height = barHeight(before.length, after.length);
  // Without inputs the product's own name stands before the bar.
  const left = before.length === 0 ? PRODUCT_LABEL_START : 0;
  return (
    <svg
      role="img"
      aria-label={messages.format('valueChainStrip.label', {
        product,
        inputs: nameList(before),
        uses: nameList(after),
        hasInputs: String(before.length > 0),
        hasUses: String(after.length > 0),
      })}
      data-component="ValueChainStrip"
      data-ground={ground}
      viewBox={`${left} 0 ${STRIP.width - left} ${STRIP.height}`}
      {...rest}
      className={classNames(css.strip, className)}
    >
      <StripSide ends={before} bundles={drawSide(before.length, 'inputs')} side="inputs" />
      <StripSide ends={after} bundles={drawSide(after.length, 'uses')} side="uses" />
      <rect
        x={(STRIP.width - STRIP.barWidth) / 2}
        y={(STRIP.height - height) / 2}
        width={STRIP.barWidth}
        height={height}
        className={css.bar}
      />
      {before.length === 0 && <ProductLabel name={product} />}
    </svg>
  );
}

interface StripSideProps {
  ends: readonly StripEnd[];
  bundles: readonly Bundle[];
  side: 'inputs' | 'uses';
}

function StripSide({ ends, bundles, side }: StripSideProps) {
  return bundles.map((bundle, index) => {
    const end = ends[index];
    if (!end) return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the drawing has no state, and two ends may bear one name
      <g key={index} {...sectorAttribute(end.sector)}>
        {bundle.strands.map(({ d, width, isMiddle }) => (
          <path key={d} d={d} strokeWidth={width} className={isMiddle ? css.middle : css.strand} />
        ))}
        <path d={bundle.cap} strokeWidth={3} className={css.middle} />
        <StripLabel name={end.name} y={bundle.y} side={side} />
      </g>
    );
  });
}

function StripLabel({ name, y, side }: { name: string; y: number; side: 'inputs' | 'uses' }) {
  const { lines } = wrapLabel(name, (text) => estimateWidth(text, LABEL_SIZE), {
    maxWidth: STRIP.labelWidth - LABEL_GAP - 1,
  });
  const x = side === 'inputs' ? STRIP.labelWidth - LABEL_GAP : STRIP.width - STRIP.labelWidth + LABEL_GAP;
  const first = y + 3.5 - ((lines.length - 1) * LINE_HEIGHT) / 2;
  return (
    <text textAnchor={side === 'inputs' ? 'end' : 'start'} className={css.label}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={Math.round((first + index * LINE_HEIGHT) * 10) / 10}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function ProductLabel({ name }: { name: string }) {
  const { lines } = wrapLabel(name, (text) => estimateWidth(text, PRODUCT_SIZE), {
    maxWidth: STRIP.width / 2 - PRODUCT_LABEL_START - 2 * LABEL_GAP,
    comfortableWidth: 60,
  });
  const first = STRIP.height / 2 + 4.5 - ((lines.length - 1) * PRODUCT_SIZE * 1.15) / 2;
  return (
    <text textAnchor="end" className={css.product}>
      {lines.map((line, index) => (
        <tspan
          key={line}
          x={STRIP.width / 2 - 2 * LABEL_GAP}
          y={Math.round((first + index * PRODUCT_SIZE * 1.15) * 10) / 10}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

function nameList(ends: readonly StripEnd[]): string {
  return ends.map(({ name }) => name).join(', ');
}

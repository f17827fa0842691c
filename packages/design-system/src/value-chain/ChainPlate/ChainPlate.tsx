import { type Addressed, productPath, type Sector } from '@millrace/domain';
import { BareLink, sectorAttribute } from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { figureMessages, useMessages } from '@millrace/ui/messages';
import type { ComponentPropsWithRef } from 'react';
import { drawSide, STRIP_ENDS_MAX } from '../ValueChainStrip';
import {
  bar,
  caption,
  count,
  drawing,
  end as endClass,
  hue,
  leader,
  lines,
  middle,
  name as nameClass,
  product as productClass,
  root,
  side as sideClass,
  strand,
} from './ChainPlate.css';
import { chainPlateMessages } from './ChainPlate.messages';
import { PLATE } from './chain-plate-paths';

/** A product at one end of the plate. */
export interface PlateEnd extends Addressed {
  sector: Sector | null;
  /** Number of suppliers. */
  suppliers: number;
}

export interface ChainPlateProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The product in the middle. */
  product: Addressed;
  /** Inputs; at most five are drawn. */
  inputs: readonly PlateEnd[];
  /** Applications; at most five are drawn. */
  uses: readonly PlateEnd[];
  /** Number of the figure on its page. Default 1. */
  figureNumber?: number;
}

/**
 * Full-width value chain on a blue plate: inputs and applications of a product. Every name is a link. Use one per page.
 */
export function ChainPlate({ product, inputs, uses, figureNumber = 1, className, ...rest }: ChainPlateProps) {
  const messages = useMessages(chainPlateMessages, figureMessages);
  const sides = { inputs: inputs.slice(0, STRIP_ENDS_MAX), uses: uses.slice(0, STRIP_ENDS_MAX) };
  return (
    <figure data-component="ChainPlate" {...rest} className={classNames(root, className)}>
      <div className={drawing}>
        <BareLink href={productPath(product)} className={productClass} data-part="product">
          {product.name}
        </BareLink>
        <PlateSide
          side="inputs"
          ends={sides.inputs}
          label={messages.format('chainPlate.inputs', { product: product.name })}
        />
        <div className={middle}>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${PLATE.width} ${PLATE.height}`}
            preserveAspectRatio="none"
            className={lines}
          >
            <PlateBundles side="inputs" ends={sides.inputs} />
            <PlateBundles side="uses" ends={sides.uses} />
          </svg>
          <span className={leader} />
          <span className={bar} />
        </div>
        <PlateSide
          side="uses"
          ends={sides.uses}
          label={messages.format('chainPlate.uses', { product: product.name })}
        />
      </div>
      <figcaption className={caption} data-part="caption">
        <b>{messages.format('figure.number', { number: figureNumber })}</b>{' '}
        {messages.format('chainPlate.caption', { product: product.name })}
      </figcaption>
    </figure>
  );
}

interface PlateSideProps {
  side: 'inputs' | 'uses';
  ends: readonly PlateEnd[];
}

function PlateSide({ side, ends, label }: PlateSideProps & { label: string }) {
  const messages = useMessages(chainPlateMessages, figureMessages);
  return (
    <ul
      className={sideClass}
      data-part={side === 'inputs' ? 'inputs' : 'uses'}
      data-side={side}
      aria-label={label}
    >
      {ends.map((end) => (
        <li key={end.id} className={endClass}>
          <BareLink href={productPath(end)} className={nameClass}>
            {end.name}
            <span className={count}>{messages.format('chainPlate.suppliers', { count: end.suppliers })}</span>
          </BareLink>
        </li>
      ))}
    </ul>
  );
}

// Drawn left to right; the style mirrors it in right-to-left languages.
function PlateBundles({ side, ends }: PlateSideProps) {
  return drawSide(ends.length, side, false, PLATE).map((bundle, index) => {
    const end = ends[index];
    return (
      end && (
        <g key={end.id} {...sectorAttribute(end.sector)}>
          {bundle.strands.map(({ d, width, isMiddle }) => (
            <path key={d} d={d} strokeWidth={width} className={isMiddle ? hue : strand} />
          ))}
          <path d={bundle.cap} strokeWidth={4} className={hue} />
        </g>
      )
    );
  });
}

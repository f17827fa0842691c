import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { waterGauge } from './WaterGauge.css';

/** What each tone stands for. */
export const WATER_GAUGE_TONES = ['neutral', 'accent'] as const;
export type WaterGaugeTone = (typeof WATER_GAUGE_TONES)[number];

export interface WaterGaugeProps extends ComponentPropsWithRef<'div'> {
  /** Default `neutral`. */
  tone?: WaterGaugeTone;
}

/** What it is there for, in one sentence. */
export function WaterGauge({ tone = 'neutral', className, ...rest }: WaterGaugeProps) {
  return (
    <div data-component="WaterGauge" {...rest} className={classNames(waterGauge({ tone }), className)} />
  );
}

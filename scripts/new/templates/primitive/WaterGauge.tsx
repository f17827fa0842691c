import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { waterGauge } from './WaterGauge.css';

/** Tones, each with its meaning. */
export const WATER_GAUGE_TONES = ['neutral', 'accent'] as const;
export type WaterGaugeTone = (typeof WATER_GAUGE_TONES)[number];

export interface WaterGaugeProps extends ComponentPropsWithRef<'div'> {
  /** Default `neutral`. */
  tone?: WaterGaugeTone;
}

/** Shows …: say its purpose, in one sentence. */
export function WaterGauge({ tone = 'neutral', className, ...rest }: WaterGaugeProps) {
  return (
    <div data-component="WaterGauge" {...rest} className={classNames(waterGauge({ tone }), className)} />
  );
}

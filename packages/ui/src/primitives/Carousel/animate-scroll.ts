import type { EmblaApi } from './embla-api';

/** Duration of a slide transition. @see CONST-002, MKT-006 */
export const CAROUSEL_TRANSITION_MS = 500;

/** Embla updates at 60 Hz whatever the refresh rate of the screen. */
const STEPS = (CAROUSEL_TRANSITION_MS * 60) / 1000;

/**
 * Animates the scroll to a slide within an exact time. Embla's own spring takes seconds to settle; it is kept for
 * drags, where the hand sets the speed.
 *
 * @returns a function that undoes it
 */
export function animateScroll(embla: NonNullable<EmblaApi>): () => void {
  const replace = () => {
    const engine = embla.internalEngine();
    const { location, previousLocation, target, scrollBody: spring } = engine;
    const unhurried = spring.duration();
    let step = 0;
    let expected = 0;
    let direction = 0;
    const body: typeof spring = {
      ...spring,
      direction: () => (spring.duration() === unhurried ? direction : spring.direction()),
      seek() {
        // A changed duration means a drag or a jump.
        if (spring.duration() !== unhurried) return spring.seek();
        const distance = target.get() - location.get();
        if (Math.abs(distance - expected) > 0.01) step = 0;
        step = Math.min(step + 1, STEPS);
        const left = distance * ((STEPS - step) / (STEPS - step + 1)) ** 3;
        previousLocation.set(location);
        location.set(target.get() - left);
        direction = Math.sign(distance);
        expected = left;
        return body;
      },
    };
    engine.scrollBody = body;
  };
  replace();
  embla.on('reInit', replace);
  return () => {
    embla.off('reInit', replace);
  };
}

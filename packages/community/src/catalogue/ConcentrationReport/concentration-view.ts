import type { ConcentrationFilter } from '@millrace/api-client';
import {
  CONCENTRATION_DEPTH_DEFAULT,
  CONCENTRATION_DEPTH_MAX,
  CONCENTRATION_DIRECTIONS,
  CONCENTRATION_GUIDELINES,
  type ConcentrationDirection,
  type ConcentrationGuideline,
} from '@millrace/domain';

/** Part of a chain that is shown, as the address says it. */
export interface ConcentrationView {
  direction: ConcentrationDirection;
  depth: number;
  /** The country of a scenario. */
  without: string | null;
  /** Only products with suppliers in this country. */
  country: string | null;
  guideline: ConcentrationGuideline;
}

const isCountry = (text: string | null): text is string => text !== null && /^[A-Z]{2}$/.test(text);

/** Reads the view that an address asks for; what it cannot be, is left at its default. */
export function readConcentrationView(query: URLSearchParams): ConcentrationView {
  const depth = Number(query.get('depth'));
  const [direction, without, country] = [query.get('direction'), query.get('without'), query.get('country')];
  return {
    direction: CONCENTRATION_DIRECTIONS.find((known) => known === direction) ?? 'inputs',
    depth:
      Number.isInteger(depth) && depth >= 1 && depth <= CONCENTRATION_DEPTH_MAX
        ? depth
        : CONCENTRATION_DEPTH_DEFAULT,
    without: isCountry(without) ? without : null,
    country: isCountry(country) ? country : null,
    guideline:
      CONCENTRATION_GUIDELINES.find((known) => known === query.get('guideline')) ??
      CONCENTRATION_GUIDELINES[0],
  };
}

/** Writes a view as parameters of an address; defaults are left out. */
export function writeConcentrationView(view: ConcentrationView): URLSearchParams {
  const { direction, depth, without, country, guideline } = view;
  return new URLSearchParams({
    ...(direction !== 'inputs' && { direction }),
    ...(depth !== CONCENTRATION_DEPTH_DEFAULT && { depth: String(depth) }),
    ...(without !== null && { without }),
    ...(country !== null && { country }),
    ...(guideline !== CONCENTRATION_GUIDELINES[0] && { guideline }),
  });
}

/**
 * Returns what a view asks the server for.
 *
 * @param hasScenarios False leaves out the scenario, which the server would refuse.
 */
export const toConcentrationFilter = (
  { direction, depth, without }: ConcentrationView,
  hasScenarios: boolean,
): ConcentrationFilter => ({ direction, depth, ...(hasScenarios && without !== null && { without }) });

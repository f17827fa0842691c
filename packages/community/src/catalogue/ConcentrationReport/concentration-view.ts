import type { ConcentrationFilter } from '@millrace/api-client';
import {
  CONCENTRATION_DEPTH_DEFAULT,
  CONCENTRATION_DEPTH_MAX,
  CONCENTRATION_DIRECTIONS,
  CONCENTRATION_GUIDELINES,
  type ConcentrationDirection,
  type ConcentrationGuideline,
} from '@millrace/domain';

/** Filters and scenario of the report, as encoded in the address. */
export interface ConcentrationView {
  direction: ConcentrationDirection;
  depth: number;
  /** Country of the scenario. */
  without: string | null;
  /** Only products with suppliers in this country. */
  country: string | null;
  guideline: ConcentrationGuideline;
}

const isCountry = (text: string | null): text is string => text !== null && /^[A-Z]{2}$/.test(text);

/** Parses the view from an address; invalid values fall back to the default. */
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

/** Converts a view to query parameters; defaults are omitted. */
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
 * Converts a view to the parameters of the API call.
 *
 * @param hasScenarios False omits the scenario, which the server would reject.
 */
export const toConcentrationFilter = (
  { direction, depth, without }: ConcentrationView,
  hasScenarios: boolean,
): ConcentrationFilter => ({ direction, depth, ...(hasScenarios && without !== null && { without }) });

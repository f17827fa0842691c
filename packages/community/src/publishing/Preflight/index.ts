export { Preflight, type PreflightProps } from './Preflight';
export { PreflightContainer } from './PreflightContainer';
export type { PreflightState } from './PreflightReport';
export { NO_PAGE, PREFLIGHT_WAYS, type PreflightValues, type PreflightWay } from './preflight-values';

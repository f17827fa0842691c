export { ConcentrationContainer, type ConcentrationContainerProps } from './ConcentrationContainer';
export { ConcentrationReport, type ConcentrationReportProps } from './ConcentrationReport';
export type { ConcentrationData } from './concentration-data';
export {
  type ConcentrationView,
  readConcentrationView,
  toConcentrationFilter,
  writeConcentrationView,
} from './concentration-view';
export { markTexts } from './Marks';

export { type ResumableAct, ResumedAct, type ResumedActProps } from './ResumedAct';

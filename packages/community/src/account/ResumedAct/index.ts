export { type ResumableAct, ResumedActContainer, type ResumedActContainerProps } from './ResumedActContainer';

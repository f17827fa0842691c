export { Steps, type StepsProps } from './Steps';
export { STEP_STATES, type StepItem, type StepState } from './steps-props';

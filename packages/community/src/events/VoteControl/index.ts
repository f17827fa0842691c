export { VoteControl, type VoteControlProps } from './VoteControl';
export { VoteControlContainer, type VoteControlContainerProps } from './VoteControlContainer';

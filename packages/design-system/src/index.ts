export * from './catalogue';
export * from './companies';
export * from './events';
export * from './feed';
export { clearClientStorage } from './internal/clear-client-storage';
export type { LimitedReason } from './internal/limited';
export { type ListAtHand, type ListState, toListState } from './internal/list-state';
export type { SaveFailure, SaveStatus, SavingState } from './internal/save-status';
export type { SendState } from './internal/send-state';
export {
  LOGIN_REASONS,
  type LoginReason,
  type LoginTarget,
  signInFor,
  signInTo,
  signInToward,
} from './internal/sign-in-for';
export * from './messaging';
export * from './network';
export * from './notifications';
export * from './operations';
export { MillraceProvider, type MillraceProviderProps } from './provider/MillraceProvider';
export * from './shell';
export * from './value-chain';

export { ChangeStopped } from './ChangeStopped';
export { EmailConfirmed, type EmailConfirmedProps } from './EmailConfirmed';
export { LinkProblem, type LinkProblemProps } from './LinkProblem';
export { LINK_PROBLEMS, type LinkProblemKind, linkProblem } from './link-problems';
export { type LinkDemand, type LinkSubject, type PasswordFlaw, passwordFlaw } from './link-state';
export { VerifyLink, type VerifyLinkProps } from './VerifyLink';

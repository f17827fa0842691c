export { EmailConfirmed, type EmailConfirmedProps } from './EmailConfirmed';
export { LinkProblem, type LinkProblemProps } from './LinkProblem';
export { LINK_PROBLEMS, type LinkProblemKind, linkProblem } from './link-problems';
export { VerifyLink, type VerifyLinkProps } from './VerifyLink';

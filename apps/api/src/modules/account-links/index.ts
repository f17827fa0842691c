export {
  type EmailSlot,
  endLinks,
  endLinksOf,
  findChanges,
  findLink,
  forgetOldLinks,
  issueLink,
  LINK_HOURS,
  type LinkProblem,
  linkRefusal,
  spendLink,
  type WaitingChange,
} from './links.repository';

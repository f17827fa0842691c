export {
  type DeadLink,
  type EmailSlot,
  endLinksOf,
  findChanges,
  findLink,
  forgetOldLinks,
  issueLink,
  LINK_HOURS,
  linkRefusal,
  replaceLinks,
  spendLink,
  type WaitingChange,
} from './links.repository';

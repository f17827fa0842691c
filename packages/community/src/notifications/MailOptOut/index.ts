export { MailOptOut, type MailOptOutProps } from './MailOptOut';

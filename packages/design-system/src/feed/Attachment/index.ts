export { Attachment, type AttachmentProps, type ShownFile } from './Attachment';
export { dropTarget } from './Attachment.css';
export { ATTACHMENT_ICONS } from './attachment-icons';
export { ATTACHMENT_KINDS, acceptAttribute } from './attachment-kinds';
export type { ChosenFile } from './chosen-file';
export { LateAttachment } from './LateAttachment';
export { useFileIntake } from './useFileIntake';

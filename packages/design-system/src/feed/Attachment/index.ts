export { Attachment, type AttachmentProps, type ShownFile } from './Attachment';
export { dropTarget } from './Attachment.css';
export { ATTACHMENT_ICONS, ATTACHMENT_KINDS, acceptAttribute } from './attachment-kinds';
export type { ChosenFile } from './chosen-file';
export { useFileIntake } from './useFileIntake';

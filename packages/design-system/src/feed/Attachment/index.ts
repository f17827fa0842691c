export { Attachment, type AttachmentProps, type ShownFile } from './Attachment';
export { dropTarget } from './Attachment.css';
export { attachedMedium, attachedName } from './attached-name';
export { ATTACHMENT_ICONS } from './attachment-icons';
export { ATTACHMENT_KINDS, acceptAttribute } from './attachment-kinds';
export { LateAttachment } from './LateAttachment';
export { useFileIntake } from './useFileIntake';

export { Attachment, type AttachmentProps, type ShownFile } from './Attachment';
export { dropTarget } from './Attachment.css';
export { attachedName } from './attached-name';
export { ATTACHMENT_ICONS, ATTACHMENT_KINDS, acceptAttribute } from './attachment-kinds';
export { useFileIntake } from './useFileIntake';

export { NOTICE_ICONS, NOTICE_TONES, Notice, type NoticeProps, type NoticeTone } from './Notice';

/* What stories of every package share. */
export { sentRequests, withApi } from './api';
export { communities, hearts } from './communities';
export type { ComponentDocs } from './docs';
export { storyFrameOrigin } from './frame';
export { holdFrames } from './frames';
export { heldIntervals } from './intervals';
export { StoryList, StoryMatrix } from './matrix';
export { preferMotion } from './motion';
export { drawnOrder } from './order';
export { answerPasskey } from './passkeys';
export { pdfFile } from './pdf';
export { photoFile, photoUrl } from './photo';
export { findBodyRows } from './rows';
export { closedSockets, comes, forgetSockets, lastSocket, storySockets } from './socket';
export { firstHeldSubmit, heldSubmits, holdSubmits } from './submits';
export { holdTimeouts } from './timeouts';
export { typingRests } from './typing';
export { wideViewport } from './widths';

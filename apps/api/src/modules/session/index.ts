export { hashPassword } from './passwords';
export { forgetOldSessions } from './session.repository';
export { sessionRoutes } from './session.routes';
export { resumeSession } from './session.service';
export { readSessionToken } from './session-cookie';

export { hashPassword } from './passwords';
export { failureAddress } from './return-address';
export { forgetOldSessions } from './session.repository';
export { sessionRoutes } from './session.routes';
export { beginSession, endSessions, resumeSession, signOut } from './session.service';
export { readSessionToken, sessionCookie } from './session-cookie';

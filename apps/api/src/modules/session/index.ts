export { hashPassword, isPassword } from './passwords';
export { failureAddress } from './return-address';
export { findUser, forgetOldSessions, type UserRow } from './session.repository';
export { sessionRoutes } from './session.routes';
export { beginSession, endSessions, resumeSession, signOut } from './session.service';
export { userView } from './session.view';
export { readSessionToken, sessionCookie } from './session-cookie';

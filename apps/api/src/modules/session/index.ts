export { admit } from './admission';
export { requirePassword } from './current-password';
export { hashPassword } from './passwords';
export { failureAddress } from './return-address';
export { readTicket } from './second-factor-ticket';
export {
  deleteSessionById,
  findLiveSessions,
  findSessionStart,
  findSessions,
  findUser,
  forgetOldSessions,
  type SessionRow,
  teamEmailsOf,
  type UserRow,
} from './session.repository';
export { sessionRoutes } from './session.routes';
export {
  beginSession,
  endSessions,
  hashToken,
  type KnownMember,
  resumeSession,
  signOut,
} from './session.service';
export { type OwnRecord, userView } from './session.view';
export { readSessionToken, sessionCookie } from './session-cookie';

export { completeSignIn } from './complete-sign-in';
export { requirePassword, requireRecentSignIn } from './current-password';
export { passwordFlaw, passwordProblem } from './password-choice';
export { hashPassword, isPassword } from './passwords';
export { failureAddress } from './return-address';
export { readTicket } from './second-factor-ticket';
export {
  countSessions,
  findLiveSessions,
  findSessions,
  findUser,
  purgeExpiredSessions,
  type SessionRow,
  teamEmailsOf,
  type UserRow,
} from './session.repository';
export { sessionRoutes } from './session.routes';
export {
  beginSession,
  endEverySession,
  endSessionById,
  endSessions,
  enter,
  hashToken,
  type KnownMember,
  resumeSession,
  signOut,
  suspendSessions,
} from './session.service';
export { type OwnRecord, userView } from './session.view';
export { readSessionToken, sessionCookie } from './session-cookie';

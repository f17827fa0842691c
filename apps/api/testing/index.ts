export { joined, type MemberOverrides } from './joined';
export { KeptLog } from './captured-log';
export { PASSWORD, Seed } from './seed';
export { startTestServer, type TestServer } from './test-server';
export { TestSocket } from './test-socket';
export { untilAwaited } from './wait-for-lock';
export { Visitor } from './visitor';

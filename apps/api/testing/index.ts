export { joined, type MemberOverrides } from './joined';
export { KeptLog } from './kept-log';
export { PASSWORD, Seed } from './seed';
export { startTestServer, type TestServer } from './test-server';
export { TestSocket } from './test-socket';
export { untilAwaited } from './until-awaited';
export { Visitor } from './visitor';

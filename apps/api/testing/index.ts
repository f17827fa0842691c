export { KeptLog } from './captured-log';
export { importSheet, undoImport } from './import-sheet';
export { joined, type MemberOverrides } from './joined';
export { PASSWORD, Seed } from './seed';
export { startTestServer, type TestServer } from './test-server';
export { TestSocket } from './test-socket';
export { Visitor } from './visitor';
export { untilAwaited } from './wait-for-lock';

export { PASSWORD, Seed } from './seed';
export { startTestServer, type TestServer } from './test-server';
export { Visitor } from './visitor';

import { directChatId } from '@millrace/domain';
import { ProxyTracerProvider, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KeptLog, Seed, startTestServer, type TestServer, TestSocket } from '../../../testing';
import { jobHandlers } from '../../background';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const EDGE = '00f067aa0ba902b7';
const fromEdge = { headers: { traceparent: `00-${TRACE}-${EDGE}-01`, 'X-Request-Id': 'edge-7' } };

const exporter = new InMemorySpanExporter();
const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });

/** What asked for a tracer once keeps it, in the files of tests to come too: so it goes to the SDK only while one is on. */
const switched = { isOn: false };
const real = provider.getTracer('tests');
const none = new ProxyTracerProvider().getTracer('tests');
const tracer: Tracer = {
  startSpan: (...all) => (switched.isOn ? real : none).startSpan(...all),
  startActiveSpan: real.startActiveSpan.bind(real),
};

let server: TestServer;
const log = new KeptLog();

beforeAll(async () => {
  server = await startTestServer({}, { logTo: log.to });
});
afterAll(() => server.close());
beforeEach(() => log.forget());

/** Names of the spans that have ended: that of a request does so after the client has its reply. */
const ended = (fits: (span: ReadableSpan) => boolean = () => true) =>
  expect.poll(() =>
    exporter
      .getFinishedSpans()
      .filter(fits)
      .map(({ name }) => name),
  );
const runJobs = () => server.context.jobs.runDue(jobHandlers(server.context));
const line = (msg: string) => expect.poll(() => log.lines().find((one) => one.msg === msg));

/** Does some work while a table is missing. */
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  const [here, away] = [sql.identifier(table), sql.identifier(`${table}_away`)];
  await server.context.db.execute(sql`ALTER TABLE ${here} RENAME TO ${away}`);
  try {
    return await work();
  } finally {
    await server.context.db.execute(sql`ALTER TABLE ${away} RENAME TO ${here}`);
  }
}

describe('without an SDK', () => {
  it('each line of a request and of the jobs that it sent says the request’s id, as the reply does', async () => {
    const email = 'ada@people.example';
    const reply = await server.guest().post('/registration/email', { email }, fromEdge);
    expect([reply.status, reply.headers.get('x-request-id')]).toEqual([200, TRACE]);
    await line('request').toMatchObject({ requestId: TRACE, path: '/registration/email' });

    // So that the job has something to say.
    const mail = () => Promise.reject(new Error('Not now.'));
    await server.context.jobs.runDue({ ...jobHandlers(server.context), mail });
    await line('a job failed and will be tried again').toMatchObject({ requestId: TRACE, kind: 'mail' });
    await server.context.db.execute(sql`DELETE FROM pgboss.job`);
  });

  it('a call that fails says the id in its reply and in all that is logged of it', async () => {
    const headers = { 'X-Request-Id': 'edge-8' };
    const reply = await without('products', () =>
      server.guest().get('/api/v1/product/search/preform', { headers }),
    );
    expect([reply.status, reply.headers.get('x-request-id')]).toEqual([500, 'edge-8']);
    await line('request').toMatchObject({ requestId: 'edge-8', status: 500 });
    expect(log.lines().map(({ requestId }) => requestId)).toEqual(['edge-8', 'edge-8']);
  });

  it('what fails of a socket’s frames says the id of its opening', async () => {
    const seed = new Seed(server.context.db);
    const { id, email } = await seed.member('Kim');
    const other = await seed.member('Lee');
    const kim = await server.signIn(email);
    log.forget();
    const socket = await TestSocket.open(server.url, kim);
    await without('chats', async () => {
      socket.say({ type: 'subscribe', rooms: [{ chatId: directChatId(id, other.id) }], limit: 10 });
      await line('socket: a frame could not be followed').toMatchObject({
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
        frame: 'subscribe',
      });
    });
    socket.socket.close();
  });
});

describe('with an SDK', () => {
  beforeAll(() => {
    trace.setGlobalTracerProvider({ getTracer: () => tracer });
    switched.isOn = true;
  });
  afterAll(() => {
    switched.isOn = false;
    trace.disable();
  });

  it('one request is followed from the edge through its queries into the jobs that it sent', async () => {
    exporter.reset();
    const email = 'bea@people.example';
    await server.guest().post('/registration/email', { email }, fromEdge);
    await runJobs();
    await ended().toContain('registerEmail');
    const spans = exporter.getFinishedSpans();
    const named = (name: string): ReadableSpan => {
      const span = spans.find((one) => one.name === name);
      if (!span) throw new Error(`No ${name} among ${spans.map((one) => one.name).join(', ')}.`);
      return span;
    };
    const below = (parent: ReadableSpan) =>
      spans.filter((one) => one.parentSpanContext?.spanId === parent.spanContext().spanId);

    const request = named('registerEmail');
    expect(request.kind).toBe(SpanKind.SERVER);
    expect(request.parentSpanContext?.spanId).toBe(EDGE);
    expect(request.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/registration/email',
      'http.response.status_code': 200,
    });
    const queries = below(request).filter(({ kind }) => kind === SpanKind.CLIENT);
    expect(queries.map(({ name }) => name)).toContain('INSERT');

    const job = named('job accountMail');
    expect([job.kind, job.parentSpanContext?.spanId]).toEqual([
      SpanKind.CONSUMER,
      request.spanContext().spanId,
    ]);
    expect(below(job).map(({ name }) => name)).toContain('SELECT');
    // A job that a job has sent.
    expect(named('job mail').parentSpanContext?.spanId).toBe(job.spanContext().spanId);
    for (const one of [request, ...queries, job, ...below(job), named('job mail')]) {
      expect(one.spanContext().traceId).toBe(TRACE);
      expect(one.ended).toBe(true);
    }
    expect(JSON.stringify(spans.map(({ name, attributes }) => [name, attributes]))).not.toContain('bea');
  });

  it('a request that names no trace has one of its own, after which it is called', async () => {
    exporter.reset();
    const reply = await server.guest().get('/healthz', { headers: { 'X-Request-Id': 'edge-9' } });
    await ended().toEqual(['getHealth']);
    const [request] = exporter.getFinishedSpans();
    expect(reply.headers.get('x-request-id')).toBe(request?.spanContext().traceId);
  });

  it('a query that fails is told as failed, and the request with it', async () => {
    exporter.reset();
    await without('products', () => server.guest().get('/api/v1/product/search/preform'));
    await ended(({ status }) => status.code === SpanStatusCode.ERROR).toEqual(['SELECT', 'searchProducts']);
  });
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { artCardPath, artPath } from '@millrace/domain';
import express from 'express';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { artHandler } from './art';

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(express().use('/art', artHandler())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const plate = artPath({ name: 'Preform silica glass', sector: 'optical-fiber', kind: 'plate' });

describe('/art', () => {
  it('serves immutable SVG that a CSP keeps from running scripts', async () => {
    const reply = await fetch(origin + plate);
    expect(reply.headers.get('content-type')).toContain('image/svg+xml');
    expect(reply.headers.get('cache-control')).toContain('immutable');
    expect(reply.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'; sandbox/);
  });

  it('serves deterministic PNG for Open Graph cards', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(async () => Buffer.from(await (await fetch(origin + artCardPath(plate))).arrayBuffer())),
    );
    expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(first).toEqual(second);
    expect(first?.byteLength).toBeLessThan(300_000);
  });

  it('answers 404 to other addresses', async () => {
    for (const path of [
      '/art/v2/none/portrait/x.png',
      '/art/v2/none/plate/x.gif',
      '/art/v9/none/plate/x.png',
    ]) {
      expect((await fetch(origin + path)).status).toBe(404);
    }
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../../testing/own-process';
import { Units } from './units';

/** What the page names, as this machine has it. */
export interface Stand {
  /** Where Millrace is checked out and built. */
  installation: string;
  /** An address of PostgreSQL with a database from which others can be made. */
  postgresUrl: string;
  s3Url: string;
  smtpUrl: string;
}

const PORTS = ['5000', '5001', '3000', '3001', '5080', '80'] as const;

/** Nginx would serve as somebody else, who may not write into our folder what is too large for its memory. */
const isRoot = process.getuid?.() === 0;

/** What of nginx's own configuration Debian has around ours. */
const nginxConf = (folder: string) => `daemon off;
${isRoot ? 'user root;\n' : ''}pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${folder}/millrace.conf;
}
`;

/**
 * A machine on which an operator types what a page says. Its `/etc` and `/var` are folders of its own, its ports are free
 * ones, and its systemd follows the unit files; everything else is what it is.
 */
export class OperatorMachine {
  readonly units: Units;
  private nginx: ChildProcess | undefined;
  private control: Server | undefined;
  private readonly ports = new Map<string, number>();
  private readonly root = mkdtempSync(join(tmpdir(), 'millrace-machine-'));
  /** Where the pages and the API are reached. */
  webUrl = '';
  apiUrl = '';
  /** What is checked out at `/srv/millrace`; processes that are started later are of it. */
  installation: string;

  private constructor(private readonly stand: Stand) {
    this.installation = stand.installation;
    this.units = new Units(this.at('/etc/systemd/system'), this.adapt);
  }

  static async start(stand: Stand): Promise<OperatorMachine> {
    const machine = new OperatorMachine(stand);
    for (const port of PORTS) machine.ports.set(port, await freePort());
    machine.webUrl = `http://127.0.0.1:${await freePort()}`;
    machine.apiUrl = `http://127.0.0.1:${await freePort()}`;
    for (const folder of [
      '/etc/systemd/system',
      '/etc/nginx/conf.d',
      '/var/lib/millrace',
      '/bin',
      '/nginx',
    ]) {
      mkdirSync(machine.at(folder), { recursive: true });
    }
    await machine.openControl();
    return machine;
  }

  /** A folder of the machine. */
  at = (path: string): string => join(this.root, path);

  /** Puts what this machine has in the place of what a page or a file names. */
  adapt = (text: string): string =>
    text
      .replace(/\/(etc|var\/lib)\/(?=millrace|nginx|systemd)/g, `${this.root}/$1/`)
      .replaceAll('/srv/millrace', this.installation)
      .replaceAll('/usr/bin/node', process.execPath)
      .replace(/COOKIE_DOMAIN=.*\n/, '')
      .replaceAll('https://www.example.com', this.webUrl)
      .replaceAll('https://api.example.com', this.apiUrl)
      .replaceAll('postgres://postgres:PASSWORD@db.example.com:5432/postgres', this.stand.postgresUrl)
      .replaceAll('db.example.com:5432', new URL(this.stand.postgresUrl).host)
      // The PostgreSQL of this machine speaks no TLS.
      .replaceAll('?sslmode=verify-full', '')
      .replace(/https:\/\/KEY[^"\s]*/, this.stand.s3Url)
      .replace(/smtp:\/\/USER[^"\s]*/, this.stand.smtpUrl)
      .replace(/\b(?:5000|5001|3000|3001|5080)\b/g, (port) => String(this.ports.get(port)));

  /** Types commands. @throws What they wrote, when they fail. */
  async type(commands: string): Promise<string> {
    const child = spawn('bash', ['-e', '-c', this.adapt(commands)], {
      cwd: this.installation,
      env: {
        ...process.env,
        PATH: [this.at('/bin'), process.env.PATH].join(delimiter),
        INIT_CWD: this.installation,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const code = await new Promise((resolve) => child.on('exit', resolve));
    if (code !== 0) throw new Error(`${commands}\nended with ${code}:\n${output}`);
    return output;
  }

  async stop(): Promise<void> {
    await this.units.stopAll();
    this.nginx?.kill('SIGTERM');
    this.control?.close();
    this.control?.closeAllConnections();
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Lets be typed what would change this very machine. */
  private async openControl(): Promise<void> {
    this.control = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => (text += chunk));
      request.on('end', () => {
        const [program, ...args] = JSON.parse(text) as string[];
        this.follow(program, args).then(
          () => response.end(),
          (error: unknown) => response.writeHead(500).end(String(error)),
        );
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => this.control?.once('listening', resolve));
    const { port } = this.control.address() as AddressInfo;
    for (const program of ['systemctl', 'nginx', 'adduser', 'chown']) {
      const path = this.at(`/bin/${program}`);
      const asked = `fetch('http://127.0.0.1:${port}', { method: 'POST', body: JSON.stringify(['${program}', ...process.argv.slice(2)]) })`;
      writeFileSync(
        path,
        `#!${process.execPath}\n${asked}.then(async (reply) => { process.stderr.write(await reply.text()); process.exitCode = reply.ok ? 0 : 1; });\n`,
      );
      chmodSync(path, 0o755);
    }
  }

  private async follow(program: string | undefined, args: readonly string[]): Promise<void> {
    const [, first = '', second = ''] = args;
    if (program === 'nginx') return this.testNginx();
    if (program === 'systemctl') return this.systemctl(args);
    if (program === 'adduser') this.units.users.add(args.at(-1) ?? '');
    if (program === 'chown') this.units.owners.add(`${first} ${second}`);
  }

  private async systemctl(args: readonly string[]): Promise<void> {
    const [verb, ...names] = args.filter((arg) => !arg.startsWith('-'));
    if (verb === 'daemon-reload') return;
    for (const name of names) {
      if (name === 'nginx') await this.startNginx();
      else if (verb === 'enable') this.units.start(name);
      else if (verb === 'restart') {
        await this.units.stop(name);
        this.units.start(name);
      } else throw new Error(`systemctl ${args.join(' ')} is not known here.`);
    }
  }

  /** What nginx wrote of requests that it could not pass on. */
  proxyErrors(): string {
    return readFileSync(this.at('/nginx/error.log'), 'utf8').slice(-4000);
  }

  private readonly nginxFile = () => this.at('/nginx/nginx.conf');

  /** Puts the page's configuration where this machine's nginx reads it: without TLS, at free ports. */
  private writeNginx(): void {
    const conf = readFileSync(this.at('/etc/nginx/conf.d/millrace.conf'), 'utf8');
    const portOf = (url: string): string => new URL(url).port;
    const plain = this.adapt(conf)
      .replace(/^\s*ssl_certificate.*\n/gm, '')
      .replace('/var/cache', this.at('/nginx'))
      .replace(/listen 443 ssl;\n\s*server_name www\.\S+;/, `listen 127.0.0.1:${portOf(this.webUrl)};`)
      .replace(/listen 443 ssl;\n\s*server_name api\.\S+;/, `listen 127.0.0.1:${portOf(this.apiUrl)};`)
      .replace('listen 80;', `listen 127.0.0.1:${this.ports.get('80')};`);
    writeFileSync(this.at('/nginx/millrace.conf'), plain);
    writeFileSync(this.nginxFile(), nginxConf(this.at('/nginx')));
  }

  private async testNginx(): Promise<void> {
    this.writeNginx();
    const child = spawn(nginxProgram(), ['-t', '-c', this.nginxFile()], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (chunk) => (output += chunk));
    const code = await new Promise((resolve) => child.on('exit', resolve));
    if (code !== 0) throw new Error(output);
  }

  private async startNginx(): Promise<void> {
    this.writeNginx();
    if (this.nginx) {
      this.nginx.kill('SIGHUP');
      return;
    }
    this.nginx = spawn(nginxProgram(), ['-c', this.nginxFile()], { stdio: 'ignore' });
    while (!existsSync(this.at('/nginx/nginx.pid'))) {
      if (this.nginx.exitCode !== null) throw new Error(readFileSync(this.at('/nginx/error.log'), 'utf8'));
      // It tells nobody else when it listens.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

function nginxProgram(): string {
  const found = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);
  if (!found) throw new Error('nginx is not installed here: on Debian, apt-get install nginx-light.');
  return found;
}

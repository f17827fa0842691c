import { vi } from 'vitest';

/** What a page would see of a request, and what the network answers it. */
export class FakeXhr {
  static readonly sent: FakeXhr[] = [];

  readonly headers = new Headers();
  readonly upload: {
    onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void;
    onload?: () => void;
  } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  method = '';
  address = '';
  withCredentials = false;
  responseType = '';
  status = 0;
  statusText = '';
  response: Blob | null = null;
  body: FormData | undefined;

  open(method: string, address: string): void {
    this.method = method;
    this.address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.append(name, value);
  }

  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nretry-after: 3\r\n';
  }

  send(body: FormData): void {
    this.body = body;
    FakeXhr.sent.push(this);
  }

  abort(): void {
    this.onabort?.();
    this.onloadend?.();
  }

  /** So many of so many bytes went out. */
  progress(loaded: number, total: number): void {
    this.upload.onprogress?.({ lengthComputable: true, loaded, total });
    if (loaded === total) this.upload.onload?.();
  }

  answer(body: unknown, status: number): void {
    this.status = status;
    this.response = new Blob([JSON.stringify(body)]);
    this.onload?.();
    this.onloadend?.();
  }

  lose(): void {
    this.onerror?.();
    this.onloadend?.();
  }
}

/** Puts it in place of the browser's. */
export function stubXhr(): void {
  FakeXhr.sent.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
}

import type { PostFile } from '@millrace/api-client';
import { aChatMessage, aChatRoom, aUser, chatMessages } from '@millrace/api-mocks';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { type ChatMessage, ChatPane, type ChatPaneProps, type ChatPaneState, toChatMessage } from '.';

export const viewerId = aUser().id;
export const room = aChatRoom();
export const otherId = room.user_id;

/** Messages in chronological order. */
export const said = (count: number) => chatMessages(count, room, viewerId).reverse().map(toChatMessage);

/** Messages of two days. */
export const talk = (
  [
    [
      '2026-09-12T15:41:00.000Z',
      viewerId,
      'Good to have met you in Lyon. Shall we talk about the draw trials?',
    ],
    [
      '2026-09-12T15:52:00.000Z',
      otherId,
      'Gladly. We run at 2,050 °C and 18 m/min; does the coating hold there?',
    ],
    ['2026-09-12T15:53:00.000Z', otherId, 'And how thick is the outer layer?'],
    [
      '2026-09-12T16:20:00.000Z',
      viewerId,
      'Up to 2,100 °C, yes. Above that the outer layer crystallises within some hours, so that we would rather take the smaller muffle. It is 4.2 mm.',
    ],
    ['2026-09-14T12:20:00.000Z', otherId, 'Would 150 mm tubes be in stock?'],
    [
      '2026-09-14T12:38:00.000Z',
      viewerId,
      'Yes, 36 of them. The data sheet is at https://kvarnholm.example/sheets/f300',
    ],
    ['2026-09-14T13:05:00.000Z', otherId, 'Then let us plan the trial for week 39.'],
  ] as const
).map(([added, sender, message], at) =>
  toChatMessage(aChatMessage({ id: `talk ${at}`, number: at + 1, added, sender, message })),
);
export const ready = (
  messages: readonly ChatMessage[],
  older: Extract<ChatPaneState, { status: 'ready' }>['older'] = 'none',
): ChatPaneState => ({ status: 'ready', messages, older });

/** The newest message. */
export const next = (id: string, message: string, sender: string | null = otherId) =>
  toChatMessage(aChatMessage({ id, message, sender, added: '2026-09-15T10:20:30.000Z' }));

/** A static conversation. */
export const conversation = {
  person: {
    id: otherId,
    name: 'Franziska Adler',
    picture: '/art/v1/none/seal/franziska-adler.svg',
    company: 'Ostwald Quarzglas GmbH',
  },
  viewerId,
  backHref: '/message',
  state: ready(talk),
  pending: [],
  readUpTo: '2026-09-14T13:05:00.000Z',
  writing: 'open',
  connection: 'online',
  text: '',
  onTextChange: fn(),
  onSend: fn(),
  onResend: fn(),
  onDiscard: fn(),
  onCancel: fn(),
  file: null,
  onFileChange: fn(),
  onLoadOlder: fn(),
  onRetry: fn(),
} satisfies ChatPaneProps;

/** Container as on a page. */
export const inRoom: Decorator[] = [
  (Story) => (
    <div style={{ maxInlineSize: 860, blockSize: 'min(620px, 90vh)' }}>
      <Story />
    </div>
  ),
];

/** Holds the draft, and shows sent messages as pending. */
export function Talking(props: ChatPaneProps) {
  const [text, setText] = useState(props.text ?? '');
  const [pending, setPending] = useState(props.pending ?? []);
  const [file, setFile] = useState<PostFile | null>(props.file ?? null);
  const send = (message: string) => {
    props.onSend?.(message);
    setText('');
    setFile(null);
    setPending([
      ...pending,
      {
        id: `own ${pending.length}`,
        text: message,
        at: Date.parse('2026-09-15T10:21:00.000Z'),
        state: 'sending',
      },
    ]);
  };
  return (
    <ChatPane
      {...props}
      text={text}
      onTextChange={setText}
      file={file}
      onFileChange={setFile}
      pending={pending}
      onSend={send}
    />
  );
}

export const findLog = (canvasElement: HTMLElement) => {
  const log = canvasElement.querySelector<HTMLElement>('[data-part="log"]');
  if (!log) throw new Error('Nothing that was said is shown.');
  return log;
};
export const scrollUp = (log: HTMLElement, px: number) => log.scrollBy({ top: -px, behavior: 'instant' });
/** Resolves after the next frame is painted. */
export const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
export const findLine = (text: HTMLElement) => text.closest<HTMLElement>('[data-part="line"]');

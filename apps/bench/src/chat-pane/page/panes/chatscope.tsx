import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
import { ChatContainer, MainContainer, Message, MessageList } from '@chatscope/chat-ui-kit-react';
import type { Candidate, PaneProps } from './pane';

const Pane = ({ messages, renderLine }: PaneProps) => (
  <div style={{ height: '100%', position: 'relative' }}>
    <MainContainer>
      <ChatContainer>
        <MessageList scrollBehavior="auto" autoScrollToBottom autoScrollToBottomOnMount>
          {messages.map(({ id }, index) => (
            <Message key={id} model={{ type: 'custom', direction: 'incoming', position: 'single' }}>
              <Message.CustomContent>{renderLine(index)}</Message.CustomContent>
            </Message>
          ))}
        </MessageList>
      </ChatContainer>
    </MainContainer>
  </div>
);

/** Renders all messages, without virtualization. @see https://chatscope.io */
export const candidate: Candidate = { name: 'chatscope', Pane };

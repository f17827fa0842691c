export { NewConversation, type NewConversationProps, type Recipient } from './NewConversation';
export { NewConversationContainer, type NewConversationContainerProps } from './NewConversationContainer';

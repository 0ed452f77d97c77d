export { messagesPage } from './MessageList.tsx';
export { Outbox, type OutboxSearch } from './Outbox.tsx';

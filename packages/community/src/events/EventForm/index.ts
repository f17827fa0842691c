export { EventForm, type EventFormProps } from './EventForm';
export { EventFormContainer, type EventFormContainerProps } from './EventFormContainer';
export type { EventValues } from './event-values';

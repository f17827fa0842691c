export { AttendeeTable, type AttendeeTableProps } from './AttendeeTable';
export { AttendeeTableContainer, type AttendeeTableContainerProps } from './AttendeeTableContainer';

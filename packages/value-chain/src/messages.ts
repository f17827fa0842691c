export { en } from './messages/en';

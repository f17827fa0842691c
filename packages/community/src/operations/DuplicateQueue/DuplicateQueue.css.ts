export { facts, head, item, list, root, words } from '../CompanyLinkQueue/CompanyLinkQueue.css';

export { Masthead, type MastheadProps, type MastheadViewer } from './Masthead';

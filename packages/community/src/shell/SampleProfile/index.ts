export { SampleProfile, type SampleProfileProps } from './SampleProfile';

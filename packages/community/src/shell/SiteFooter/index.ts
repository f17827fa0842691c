export { SiteFooter, type SiteFooterProps, type SocialLink } from './SiteFooter';

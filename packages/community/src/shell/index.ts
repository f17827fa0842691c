export { AboutUs, type AboutUsProps } from './AboutUs';
export { BottomBar, type BottomBarProps, MEMBER_PLACES, type MemberPlace } from './BottomBar';
export { type DeveloperDocument, Documentation, type DocumentationProps } from './Documentation';
export { Faq, type FaqEntry, type FaqProps, faqEntries, pricingFaqEntries } from './Faq';
export { GuestSlides, type GuestSlidesProps } from './GuestSlides';
export { IndustryPage, type IndustryPageProps, type IndustryText, industryText } from './IndustryPage';
export { LandingSections, type LandingSectionsProps } from './LandingSections';
export {
  accessibilityStatement,
  type LegalDocument,
  type LegalParties,
  type LegalSection,
  LegalText,
  type LegalTextProps,
  privacyPolicy,
  termsOfUse,
} from './LegalText';
export { MarketingPage, type MarketingPageProps } from './MarketingPage';
export { type GuestPlaces, Masthead, type MastheadProps, type MastheadViewer } from './Masthead';
export { NavigationProgress } from './NavigationProgress';
export { NotFound, type NotFoundProps } from './NotFound';
export { DeveloperPage } from './pages/DeveloperPage';
export { type LandingData, LandingPage, type LandingPageProps } from './pages/LandingPage';
export { SiteFrame, type SiteFrameProps } from './pages/SiteFrame';
export { SampleProfile, type SampleProfileProps } from './SampleProfile';
export { SampleQuoteRequest } from './SampleQuoteRequest';
export { SampleSupplierSelection } from './SampleSupplierSelection';
export {
  SEARCH_CATEGORIES,
  SearchResults,
  SearchResultsContainer,
  type SearchResultsContainerProps,
  type SearchResultsProps,
} from './SearchResults';
export { SectorTiles, type SectorTilesProps } from './SectorTiles';
export { SiteFooter, type SiteFooterProps, type SocialLink } from './SiteFooter';
export { type Testimonial, Testimonials, type TestimonialsProps } from './Testimonials';
export { Welcome, type WelcomeProps } from './Welcome';

import { aboutUsMessages } from './AboutUs/AboutUs.messages';
import { bottomBarMessages } from './BottomBar/BottomBar.messages';
import { documentationMessages } from './Documentation/Documentation.messages';
import { faqMessages } from './Faq/Faq.messages';
import { guestSlidesMessages } from './GuestSlides/GuestSlides.messages';
import { industryPageMessages } from './IndustryPage/IndustryPage.messages';
import { legalTextMessages } from './LegalText/LegalText.messages';
import { mastheadMessages } from './Masthead/Masthead.messages';
import { notFoundMessages } from './NotFound/NotFound.messages';
import { sampleProfileMessages } from './SampleProfile/SampleProfile.messages';
import { sampleQuoteRequestMessages } from './SampleQuoteRequest/SampleQuoteRequest.messages';
import { sampleSupplierSelectionMessages } from './SampleSupplierSelection/SampleSupplierSelection.messages';
import { searchResultsMessages } from './SearchResults/SearchResults.messages';
import { sectorTilesMessages } from './SectorTiles/SectorTiles.messages';
import { siteFooterMessages } from './SiteFooter/SiteFooter.messages';
import { testimonialsMessages } from './Testimonials/Testimonials.messages';
import { welcomeMessages } from './Welcome/Welcome.messages';

/** English texts of the area. */
export const shellTexts = {
  ...aboutUsMessages,
  ...bottomBarMessages,
  ...documentationMessages,
  ...faqMessages,
  ...guestSlidesMessages,
  ...industryPageMessages,
  ...legalTextMessages,
  ...mastheadMessages,
  ...notFoundMessages,
  ...sampleProfileMessages,
  ...sampleQuoteRequestMessages,
  ...sampleSupplierSelectionMessages,
  ...searchResultsMessages,
  ...sectorTilesMessages,
  ...siteFooterMessages,
  ...testimonialsMessages,
  ...welcomeMessages,
  'shell.join': 'Join Now',
} as const;

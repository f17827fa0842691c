// Written by `npm run locales -- --write`.
import type { Catalogue } from '../messages/messages';
import aboutUsTexts from './ja/aboutUs.json';
import accountLinkTexts from './ja/accountLink.json';
import activityTexts from './ja/activity.json';
import addLinkTexts from './ja/addLink.json';
import addProductsTexts from './ja/addProducts.json';
import addToCalendarTexts from './ja/addToCalendar.json';
import alertDialogTexts from './ja/alertDialog.json';
import alertsTexts from './ja/alerts.json';
import analyticsTexts from './ja/analytics.json';
import applicationsTexts from './ja/applications.json';
import articleMatcherTexts from './ja/articleMatcher.json';
import attachmentTexts from './ja/attachment.json';
import attendeesTexts from './ja/attendees.json';
import bannerTexts from './ja/banner.json';
import blockTexts from './ja/block.json';
import blockedTexts from './ja/blocked.json';
import bottomBarTexts from './ja/bottomBar.json';
import breadcrumbTexts from './ja/breadcrumb.json';
import briefCardTexts from './ja/briefCard.json';
import calendarsTexts from './ja/calendars.json';
import cardActionTexts from './ja/cardAction.json';
import carouselTexts from './ja/carousel.json';
import caseTexts from './ja/case.json';
import catalogueFieldTexts from './ja/catalogueField.json';
import chainPlateTexts from './ja/chainPlate.json';
import chatTexts from './ja/chat.json';
import checkboxGroupTexts from './ja/checkboxGroup.json';
import comboBoxTexts from './ja/comboBox.json';
import commentsTexts from './ja/comments.json';
import companyTexts from './ja/company.json';
import companyDialogTexts from './ja/companyDialog.json';
import companyLinkTexts from './ja/companyLink.json';
import companyMenuTexts from './ja/companyMenu.json';
import companyMissingTexts from './ja/companyMissing.json';
import companyProductListTexts from './ja/companyProductList.json';
import companyProductsTexts from './ja/companyProducts.json';
import companyStatsTexts from './ja/companyStats.json';
import companyTabsTexts from './ja/companyTabs.json';
import connectionsTexts from './ja/connections.json';
import contactDetailsTexts from './ja/contactDetails.json';
import contactsTexts from './ja/contacts.json';
import countryFieldTexts from './ja/countryField.json';
import createProductTexts from './ja/createProduct.json';
import customersTexts from './ja/customers.json';
import dateFieldTexts from './ja/dateField.json';
import datePickerTexts from './ja/datePicker.json';
import dateTimePickerTexts from './ja/dateTimePicker.json';
import dialogTexts from './ja/dialog.json';
import documentViewerTexts from './ja/documentViewer.json';
import duplicateDialogTexts from './ja/duplicateDialog.json';
import duplicatesTexts from './ja/duplicates.json';
import editHistoryTexts from './ja/editHistory.json';
import editProductTexts from './ja/editProduct.json';
import emailRequestTexts from './ja/emailRequest.json';
import errorStateTexts from './ja/errorState.json';
import errorSummaryTexts from './ja/errorSummary.json';
import eventTexts from './ja/event.json';
import eventFormTexts from './ja/eventForm.json';
import eventListTexts from './ja/eventList.json';
import eventPanelTexts from './ja/eventPanel.json';
import eventTagsTexts from './ja/eventTags.json';
import evidenceTexts from './ja/evidence.json';
import exhibitorsTexts from './ja/exhibitors.json';
import faqTexts from './ja/faq.json';
import feedTexts from './ja/feed.json';
import feedOnboardingTexts from './ja/feedOnboarding.json';
import fieldTexts from './ja/field.json';
import figureTexts from './ja/figure.json';
import fileDropTexts from './ja/fileDrop.json';
import followTexts from './ja/follow.json';
import followedProductsTexts from './ja/followedProducts.json';
import followersTexts from './ja/followers.json';
import generalTexts from './ja/general.json';
import guestSlidesTexts from './ja/guestSlides.json';
import hiddenPageTexts from './ja/hiddenPage.json';
import imageCropperTexts from './ja/imageCropper.json';
import industryPageTexts from './ja/industryPage.json';
import inquiryFormTexts from './ja/inquiryForm.json';
import invitationBoxTexts from './ja/invitationBox.json';
import inviteTexts from './ja/invite.json';
import languageChoiceTexts from './ja/languageChoice.json';
import legalTextTexts from './ja/legalText.json';
import linkTexts from './ja/link.json';
import linkCasesTexts from './ja/linkCases.json';
import linkedProductsTexts from './ja/linkedProducts.json';
import listTexts from './ja/list.json';
import listCardTexts from './ja/listCard.json';
import loadMoreTexts from './ja/loadMore.json';
import loginTexts from './ja/login.json';
import mailOptOutTexts from './ja/mailOptOut.json';
import mastheadTexts from './ja/masthead.json';
import materialsTexts from './ja/materials.json';
import mediaFrameTexts from './ja/mediaFrame.json';
import memberTexts from './ja/member.json';
import memberMenuTexts from './ja/memberMenu.json';
import memberPanelTexts from './ja/memberPanel.json';
import mentionFieldTexts from './ja/mentionField.json';
import messagingTexts from './ja/messaging.json';
import moderationTexts from './ja/moderation.json';
import networkSummaryTexts from './ja/networkSummary.json';
import notFoundTexts from './ja/notFound.json';
import notificationsTexts from './ja/notifications.json';
import numberFieldTexts from './ja/numberField.json';
import onboardingTexts from './ja/onboarding.json';
import otherDraftTexts from './ja/otherDraft.json';
import ownPlanTexts from './ja/ownPlan.json';
import paginationTexts from './ja/pagination.json';
import partnersTexts from './ja/partners.json';
import passwordFieldTexts from './ja/passwordField.json';
import passwordResetTexts from './ja/passwordReset.json';
import paymentTexts from './ja/payment.json';
import peopleTexts from './ja/people.json';
import planComparisonTexts from './ja/planComparison.json';
import postTexts from './ja/post.json';
import postComposerTexts from './ja/postComposer.json';
import postEditDialogTexts from './ja/postEditDialog.json';
import preferredEmailTexts from './ja/preferredEmail.json';
import preflightTexts from './ja/preflight.json';
import pricingCardsTexts from './ja/pricingCards.json';
import problemTexts from './ja/problem.json';
import productTexts from './ja/product.json';
import productActionsTexts from './ja/productActions.json';
import productCardTexts from './ja/productCard.json';
import productListTexts from './ja/productList.json';
import productSnapshotsTexts from './ja/productSnapshots.json';
import productStatsTexts from './ja/productStats.json';
import productTabsTexts from './ja/productTabs.json';
import profileTexts from './ja/profile.json';
import profilePhotoTexts from './ja/profilePhoto.json';
import publisherReportTexts from './ja/publisherReport.json';
import publisherSitesTexts from './ja/publisherSites.json';
import pushTexts from './ja/push.json';
import quoteTexts from './ja/quote.json';
import quotesTexts from './ja/quotes.json';
import recommendedTexts from './ja/recommended.json';
import reportTexts from './ja/report.json';
import requestAlertTexts from './ja/requestAlert.json';
import richTextTexts from './ja/richText.json';
import roomsTexts from './ja/rooms.json';
import sampleProfileTexts from './ja/sampleProfile.json';
import sampleQuoteTexts from './ja/sampleQuote.json';
import sampleSuppliersTexts from './ja/sampleSuppliers.json';
import searchFieldTexts from './ja/searchField.json';
import searchResultsTexts from './ja/searchResults.json';
import sectorTexts from './ja/sector.json';
import sectorTilesTexts from './ja/sectorTiles.json';
import securityTexts from './ja/security.json';
import selectPhotoTexts from './ja/selectPhoto.json';
import sessionTexts from './ja/session.json';
import sharePopupTexts from './ja/sharePopup.json';
import sheetTexts from './ja/sheet.json';
import sheetMenuTexts from './ja/sheetMenu.json';
import signInRequiredTexts from './ja/signInRequired.json';
import signUpTexts from './ja/signUp.json';
import siteFooterTexts from './ja/siteFooter.json';
import siteSearchTexts from './ja/siteSearch.json';
import skipLinkTexts from './ja/skipLink.json';
import sliderTexts from './ja/slider.json';
import spinnerTexts from './ja/spinner.json';
import statTileTexts from './ja/statTile.json';
import stepsTexts from './ja/steps.json';
import suppliersTexts from './ja/suppliers.json';
import tableToolsTexts from './ja/tableTools.json';
import tagTexts from './ja/tag.json';
import tagDialogTexts from './ja/tagDialog.json';
import tagPickerTexts from './ja/tagPicker.json';
import teamTexts from './ja/team.json';
import testimonialsTexts from './ja/testimonials.json';
import textAreaTexts from './ja/textArea.json';
import timeTexts from './ja/time.json';
import timeFieldTexts from './ja/timeField.json';
import toastTexts from './ja/toast.json';
import tooManyTexts from './ja/tooMany.json';
import valueChainTexts from './ja/valueChain.json';
import valueChainCardTexts from './ja/valueChainCard.json';
import valueChainFigureTexts from './ja/valueChainFigure.json';
import valueChainStripTexts from './ja/valueChainStrip.json';
import voteTexts from './ja/vote.json';
import welcomeTexts from './ja/welcome.json';
import widgetBuilderTexts from './ja/widgetBuilder.json';

/** The Japanese catalogue. */
export const ja: Catalogue = {
  ...aboutUsTexts,
  ...accountLinkTexts,
  ...activityTexts,
  ...addLinkTexts,
  ...addProductsTexts,
  ...addToCalendarTexts,
  ...alertDialogTexts,
  ...alertsTexts,
  ...analyticsTexts,
  ...applicationsTexts,
  ...articleMatcherTexts,
  ...attachmentTexts,
  ...attendeesTexts,
  ...bannerTexts,
  ...blockTexts,
  ...blockedTexts,
  ...bottomBarTexts,
  ...breadcrumbTexts,
  ...briefCardTexts,
  ...calendarsTexts,
  ...cardActionTexts,
  ...carouselTexts,
  ...caseTexts,
  ...catalogueFieldTexts,
  ...chainPlateTexts,
  ...chatTexts,
  ...checkboxGroupTexts,
  ...comboBoxTexts,
  ...commentsTexts,
  ...companyTexts,
  ...companyDialogTexts,
  ...companyLinkTexts,
  ...companyMenuTexts,
  ...companyMissingTexts,
  ...companyProductListTexts,
  ...companyProductsTexts,
  ...companyStatsTexts,
  ...companyTabsTexts,
  ...connectionsTexts,
  ...contactDetailsTexts,
  ...contactsTexts,
  ...countryFieldTexts,
  ...createProductTexts,
  ...customersTexts,
  ...dateFieldTexts,
  ...datePickerTexts,
  ...dateTimePickerTexts,
  ...dialogTexts,
  ...documentViewerTexts,
  ...duplicateDialogTexts,
  ...duplicatesTexts,
  ...editHistoryTexts,
  ...editProductTexts,
  ...emailRequestTexts,
  ...errorStateTexts,
  ...errorSummaryTexts,
  ...eventTexts,
  ...eventFormTexts,
  ...eventListTexts,
  ...eventPanelTexts,
  ...eventTagsTexts,
  ...evidenceTexts,
  ...exhibitorsTexts,
  ...faqTexts,
  ...feedTexts,
  ...feedOnboardingTexts,
  ...fieldTexts,
  ...figureTexts,
  ...fileDropTexts,
  ...followTexts,
  ...followedProductsTexts,
  ...followersTexts,
  ...generalTexts,
  ...guestSlidesTexts,
  ...hiddenPageTexts,
  ...imageCropperTexts,
  ...industryPageTexts,
  ...inquiryFormTexts,
  ...invitationBoxTexts,
  ...inviteTexts,
  ...languageChoiceTexts,
  ...legalTextTexts,
  ...linkTexts,
  ...linkCasesTexts,
  ...linkedProductsTexts,
  ...listTexts,
  ...listCardTexts,
  ...loadMoreTexts,
  ...loginTexts,
  ...mailOptOutTexts,
  ...mastheadTexts,
  ...materialsTexts,
  ...mediaFrameTexts,
  ...memberTexts,
  ...memberMenuTexts,
  ...memberPanelTexts,
  ...mentionFieldTexts,
  ...messagingTexts,
  ...moderationTexts,
  ...networkSummaryTexts,
  ...notFoundTexts,
  ...notificationsTexts,
  ...numberFieldTexts,
  ...onboardingTexts,
  ...otherDraftTexts,
  ...ownPlanTexts,
  ...paginationTexts,
  ...partnersTexts,
  ...passwordFieldTexts,
  ...passwordResetTexts,
  ...paymentTexts,
  ...peopleTexts,
  ...planComparisonTexts,
  ...postTexts,
  ...postComposerTexts,
  ...postEditDialogTexts,
  ...preferredEmailTexts,
  ...preflightTexts,
  ...pricingCardsTexts,
  ...problemTexts,
  ...productTexts,
  ...productActionsTexts,
  ...productCardTexts,
  ...productListTexts,
  ...productSnapshotsTexts,
  ...productStatsTexts,
  ...productTabsTexts,
  ...profileTexts,
  ...profilePhotoTexts,
  ...publisherReportTexts,
  ...publisherSitesTexts,
  ...pushTexts,
  ...quoteTexts,
  ...quotesTexts,
  ...recommendedTexts,
  ...reportTexts,
  ...requestAlertTexts,
  ...richTextTexts,
  ...roomsTexts,
  ...sampleProfileTexts,
  ...sampleQuoteTexts,
  ...sampleSuppliersTexts,
  ...searchFieldTexts,
  ...searchResultsTexts,
  ...sectorTexts,
  ...sectorTilesTexts,
  ...securityTexts,
  ...selectPhotoTexts,
  ...sessionTexts,
  ...sharePopupTexts,
  ...sheetTexts,
  ...sheetMenuTexts,
  ...signInRequiredTexts,
  ...signUpTexts,
  ...siteFooterTexts,
  ...siteSearchTexts,
  ...skipLinkTexts,
  ...sliderTexts,
  ...spinnerTexts,
  ...statTileTexts,
  ...stepsTexts,
  ...suppliersTexts,
  ...tableToolsTexts,
  ...tagTexts,
  ...tagDialogTexts,
  ...tagPickerTexts,
  ...teamTexts,
  ...testimonialsTexts,
  ...textAreaTexts,
  ...timeTexts,
  ...timeFieldTexts,
  ...toastTexts,
  ...tooManyTexts,
  ...valueChainTexts,
  ...valueChainCardTexts,
  ...valueChainFigureTexts,
  ...valueChainStripTexts,
  ...voteTexts,
  ...welcomeTexts,
  ...widgetBuilderTexts,
};

// Written by `npm run locales -- --write`.
import type { Catalogue } from '../messages/messages';
import aboutUsTexts from './ar/aboutUs.json';
import accountLinkTexts from './ar/accountLink.json';
import activityTexts from './ar/activity.json';
import addLinkTexts from './ar/addLink.json';
import addProductsTexts from './ar/addProducts.json';
import addToCalendarTexts from './ar/addToCalendar.json';
import alertDialogTexts from './ar/alertDialog.json';
import alertsTexts from './ar/alerts.json';
import analyticsTexts from './ar/analytics.json';
import applicationsTexts from './ar/applications.json';
import articleMatcherTexts from './ar/articleMatcher.json';
import attachmentTexts from './ar/attachment.json';
import attendeesTexts from './ar/attendees.json';
import bannerTexts from './ar/banner.json';
import blockTexts from './ar/block.json';
import blockedTexts from './ar/blocked.json';
import bottomBarTexts from './ar/bottomBar.json';
import breadcrumbTexts from './ar/breadcrumb.json';
import briefCardTexts from './ar/briefCard.json';
import calendarsTexts from './ar/calendars.json';
import cardActionTexts from './ar/cardAction.json';
import carouselTexts from './ar/carousel.json';
import caseTexts from './ar/case.json';
import catalogueFieldTexts from './ar/catalogueField.json';
import chainPlateTexts from './ar/chainPlate.json';
import chatTexts from './ar/chat.json';
import checkboxGroupTexts from './ar/checkboxGroup.json';
import comboBoxTexts from './ar/comboBox.json';
import commentsTexts from './ar/comments.json';
import companyTexts from './ar/company.json';
import companyDialogTexts from './ar/companyDialog.json';
import companyLinkTexts from './ar/companyLink.json';
import companyMenuTexts from './ar/companyMenu.json';
import companyMissingTexts from './ar/companyMissing.json';
import companyProductListTexts from './ar/companyProductList.json';
import companyProductsTexts from './ar/companyProducts.json';
import companyStatsTexts from './ar/companyStats.json';
import companyTabsTexts from './ar/companyTabs.json';
import connectionsTexts from './ar/connections.json';
import contactDetailsTexts from './ar/contactDetails.json';
import contactsTexts from './ar/contacts.json';
import countryFieldTexts from './ar/countryField.json';
import createProductTexts from './ar/createProduct.json';
import customersTexts from './ar/customers.json';
import dateFieldTexts from './ar/dateField.json';
import datePickerTexts from './ar/datePicker.json';
import dateTimePickerTexts from './ar/dateTimePicker.json';
import dialogTexts from './ar/dialog.json';
import documentViewerTexts from './ar/documentViewer.json';
import duplicateDialogTexts from './ar/duplicateDialog.json';
import duplicatesTexts from './ar/duplicates.json';
import editHistoryTexts from './ar/editHistory.json';
import editProductTexts from './ar/editProduct.json';
import emailRequestTexts from './ar/emailRequest.json';
import errorStateTexts from './ar/errorState.json';
import errorSummaryTexts from './ar/errorSummary.json';
import eventTexts from './ar/event.json';
import eventFormTexts from './ar/eventForm.json';
import eventListTexts from './ar/eventList.json';
import eventPanelTexts from './ar/eventPanel.json';
import eventTagsTexts from './ar/eventTags.json';
import evidenceTexts from './ar/evidence.json';
import exhibitorsTexts from './ar/exhibitors.json';
import faqTexts from './ar/faq.json';
import feedTexts from './ar/feed.json';
import feedOnboardingTexts from './ar/feedOnboarding.json';
import fieldTexts from './ar/field.json';
import figureTexts from './ar/figure.json';
import fileDropTexts from './ar/fileDrop.json';
import followTexts from './ar/follow.json';
import followedProductsTexts from './ar/followedProducts.json';
import followersTexts from './ar/followers.json';
import generalTexts from './ar/general.json';
import guestSlidesTexts from './ar/guestSlides.json';
import hiddenPageTexts from './ar/hiddenPage.json';
import imageCropperTexts from './ar/imageCropper.json';
import industryPageTexts from './ar/industryPage.json';
import inquiryFormTexts from './ar/inquiryForm.json';
import invitationBoxTexts from './ar/invitationBox.json';
import inviteTexts from './ar/invite.json';
import languageChoiceTexts from './ar/languageChoice.json';
import legalTextTexts from './ar/legalText.json';
import linkTexts from './ar/link.json';
import linkCasesTexts from './ar/linkCases.json';
import linkedProductsTexts from './ar/linkedProducts.json';
import listTexts from './ar/list.json';
import listCardTexts from './ar/listCard.json';
import loadMoreTexts from './ar/loadMore.json';
import loginTexts from './ar/login.json';
import mailOptOutTexts from './ar/mailOptOut.json';
import mastheadTexts from './ar/masthead.json';
import materialsTexts from './ar/materials.json';
import mediaFrameTexts from './ar/mediaFrame.json';
import memberTexts from './ar/member.json';
import memberMenuTexts from './ar/memberMenu.json';
import memberPanelTexts from './ar/memberPanel.json';
import mentionFieldTexts from './ar/mentionField.json';
import messagingTexts from './ar/messaging.json';
import moderationTexts from './ar/moderation.json';
import networkSummaryTexts from './ar/networkSummary.json';
import notFoundTexts from './ar/notFound.json';
import notificationsTexts from './ar/notifications.json';
import numberFieldTexts from './ar/numberField.json';
import onboardingTexts from './ar/onboarding.json';
import otherDraftTexts from './ar/otherDraft.json';
import ownPlanTexts from './ar/ownPlan.json';
import paginationTexts from './ar/pagination.json';
import partnersTexts from './ar/partners.json';
import passwordFieldTexts from './ar/passwordField.json';
import passwordResetTexts from './ar/passwordReset.json';
import paymentTexts from './ar/payment.json';
import peopleTexts from './ar/people.json';
import planComparisonTexts from './ar/planComparison.json';
import postTexts from './ar/post.json';
import postComposerTexts from './ar/postComposer.json';
import postEditDialogTexts from './ar/postEditDialog.json';
import preferredEmailTexts from './ar/preferredEmail.json';
import preflightTexts from './ar/preflight.json';
import pricingCardsTexts from './ar/pricingCards.json';
import problemTexts from './ar/problem.json';
import productTexts from './ar/product.json';
import productActionsTexts from './ar/productActions.json';
import productCardTexts from './ar/productCard.json';
import productListTexts from './ar/productList.json';
import productSnapshotsTexts from './ar/productSnapshots.json';
import productStatsTexts from './ar/productStats.json';
import productTabsTexts from './ar/productTabs.json';
import profileTexts from './ar/profile.json';
import profilePhotoTexts from './ar/profilePhoto.json';
import publisherReportTexts from './ar/publisherReport.json';
import publisherSitesTexts from './ar/publisherSites.json';
import pushTexts from './ar/push.json';
import quoteTexts from './ar/quote.json';
import quotesTexts from './ar/quotes.json';
import recommendedTexts from './ar/recommended.json';
import reportTexts from './ar/report.json';
import requestAlertTexts from './ar/requestAlert.json';
import richTextTexts from './ar/richText.json';
import roomsTexts from './ar/rooms.json';
import sampleProfileTexts from './ar/sampleProfile.json';
import sampleQuoteTexts from './ar/sampleQuote.json';
import sampleSuppliersTexts from './ar/sampleSuppliers.json';
import searchFieldTexts from './ar/searchField.json';
import searchResultsTexts from './ar/searchResults.json';
import sectorTexts from './ar/sector.json';
import sectorTilesTexts from './ar/sectorTiles.json';
import securityTexts from './ar/security.json';
import selectPhotoTexts from './ar/selectPhoto.json';
import sessionTexts from './ar/session.json';
import sharePopupTexts from './ar/sharePopup.json';
import sheetTexts from './ar/sheet.json';
import sheetMenuTexts from './ar/sheetMenu.json';
import signInRequiredTexts from './ar/signInRequired.json';
import signUpTexts from './ar/signUp.json';
import siteFooterTexts from './ar/siteFooter.json';
import siteSearchTexts from './ar/siteSearch.json';
import skipLinkTexts from './ar/skipLink.json';
import sliderTexts from './ar/slider.json';
import spinnerTexts from './ar/spinner.json';
import statTileTexts from './ar/statTile.json';
import stepsTexts from './ar/steps.json';
import suppliersTexts from './ar/suppliers.json';
import tableToolsTexts from './ar/tableTools.json';
import tagTexts from './ar/tag.json';
import tagDialogTexts from './ar/tagDialog.json';
import tagPickerTexts from './ar/tagPicker.json';
import teamTexts from './ar/team.json';
import testimonialsTexts from './ar/testimonials.json';
import textAreaTexts from './ar/textArea.json';
import timeTexts from './ar/time.json';
import timeFieldTexts from './ar/timeField.json';
import toastTexts from './ar/toast.json';
import tooManyTexts from './ar/tooMany.json';
import valueChainTexts from './ar/valueChain.json';
import valueChainCardTexts from './ar/valueChainCard.json';
import valueChainFigureTexts from './ar/valueChainFigure.json';
import valueChainStripTexts from './ar/valueChainStrip.json';
import voteTexts from './ar/vote.json';
import welcomeTexts from './ar/welcome.json';
import widgetBuilderTexts from './ar/widgetBuilder.json';

/** The Arabic catalogue. */
export const ar: Catalogue = {
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

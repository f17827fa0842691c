// Written by `npm run locales -- --write`.
import type { Catalogue } from '../messages/messages';
import aboutUsTexts from './de/aboutUs.json';
import accountLinkTexts from './de/accountLink.json';
import activityTexts from './de/activity.json';
import addLinkTexts from './de/addLink.json';
import addProductsTexts from './de/addProducts.json';
import addToCalendarTexts from './de/addToCalendar.json';
import alertDialogTexts from './de/alertDialog.json';
import alertsTexts from './de/alerts.json';
import analyticsTexts from './de/analytics.json';
import applicationsTexts from './de/applications.json';
import articleMatcherTexts from './de/articleMatcher.json';
import attachmentTexts from './de/attachment.json';
import attendeesTexts from './de/attendees.json';
import bannerTexts from './de/banner.json';
import blockTexts from './de/block.json';
import blockedTexts from './de/blocked.json';
import bottomBarTexts from './de/bottomBar.json';
import breadcrumbTexts from './de/breadcrumb.json';
import briefCardTexts from './de/briefCard.json';
import calendarsTexts from './de/calendars.json';
import cardActionTexts from './de/cardAction.json';
import carouselTexts from './de/carousel.json';
import caseTexts from './de/case.json';
import catalogueFieldTexts from './de/catalogueField.json';
import chainPlateTexts from './de/chainPlate.json';
import chatTexts from './de/chat.json';
import checkboxGroupTexts from './de/checkboxGroup.json';
import comboBoxTexts from './de/comboBox.json';
import commentsTexts from './de/comments.json';
import companyTexts from './de/company.json';
import companyDialogTexts from './de/companyDialog.json';
import companyLinkTexts from './de/companyLink.json';
import companyMenuTexts from './de/companyMenu.json';
import companyMissingTexts from './de/companyMissing.json';
import companyProductListTexts from './de/companyProductList.json';
import companyProductsTexts from './de/companyProducts.json';
import companyStatsTexts from './de/companyStats.json';
import companyTabsTexts from './de/companyTabs.json';
import connectionsTexts from './de/connections.json';
import contactDetailsTexts from './de/contactDetails.json';
import contactsTexts from './de/contacts.json';
import countryFieldTexts from './de/countryField.json';
import createProductTexts from './de/createProduct.json';
import customersTexts from './de/customers.json';
import dateFieldTexts from './de/dateField.json';
import datePickerTexts from './de/datePicker.json';
import dateTimePickerTexts from './de/dateTimePicker.json';
import dialogTexts from './de/dialog.json';
import documentViewerTexts from './de/documentViewer.json';
import duplicateDialogTexts from './de/duplicateDialog.json';
import duplicatesTexts from './de/duplicates.json';
import editHistoryTexts from './de/editHistory.json';
import editProductTexts from './de/editProduct.json';
import emailRequestTexts from './de/emailRequest.json';
import errorStateTexts from './de/errorState.json';
import errorSummaryTexts from './de/errorSummary.json';
import eventTexts from './de/event.json';
import eventFormTexts from './de/eventForm.json';
import eventListTexts from './de/eventList.json';
import eventPanelTexts from './de/eventPanel.json';
import eventTagsTexts from './de/eventTags.json';
import evidenceTexts from './de/evidence.json';
import exhibitorsTexts from './de/exhibitors.json';
import faqTexts from './de/faq.json';
import feedTexts from './de/feed.json';
import feedOnboardingTexts from './de/feedOnboarding.json';
import fieldTexts from './de/field.json';
import figureTexts from './de/figure.json';
import fileDropTexts from './de/fileDrop.json';
import followTexts from './de/follow.json';
import followedProductsTexts from './de/followedProducts.json';
import followersTexts from './de/followers.json';
import generalTexts from './de/general.json';
import guestSlidesTexts from './de/guestSlides.json';
import hiddenPageTexts from './de/hiddenPage.json';
import imageCropperTexts from './de/imageCropper.json';
import industryPageTexts from './de/industryPage.json';
import inquiryFormTexts from './de/inquiryForm.json';
import invitationBoxTexts from './de/invitationBox.json';
import inviteTexts from './de/invite.json';
import languageChoiceTexts from './de/languageChoice.json';
import legalTextTexts from './de/legalText.json';
import linkTexts from './de/link.json';
import linkCasesTexts from './de/linkCases.json';
import linkedProductsTexts from './de/linkedProducts.json';
import listTexts from './de/list.json';
import listCardTexts from './de/listCard.json';
import loadMoreTexts from './de/loadMore.json';
import loginTexts from './de/login.json';
import mailOptOutTexts from './de/mailOptOut.json';
import mastheadTexts from './de/masthead.json';
import materialsTexts from './de/materials.json';
import mediaFrameTexts from './de/mediaFrame.json';
import memberTexts from './de/member.json';
import memberMenuTexts from './de/memberMenu.json';
import memberPanelTexts from './de/memberPanel.json';
import mentionFieldTexts from './de/mentionField.json';
import messagingTexts from './de/messaging.json';
import moderationTexts from './de/moderation.json';
import networkSummaryTexts from './de/networkSummary.json';
import notFoundTexts from './de/notFound.json';
import notificationsTexts from './de/notifications.json';
import numberFieldTexts from './de/numberField.json';
import onboardingTexts from './de/onboarding.json';
import otherDraftTexts from './de/otherDraft.json';
import ownPlanTexts from './de/ownPlan.json';
import paginationTexts from './de/pagination.json';
import partnersTexts from './de/partners.json';
import passwordFieldTexts from './de/passwordField.json';
import passwordResetTexts from './de/passwordReset.json';
import paymentTexts from './de/payment.json';
import peopleTexts from './de/people.json';
import planComparisonTexts from './de/planComparison.json';
import postTexts from './de/post.json';
import postComposerTexts from './de/postComposer.json';
import postEditDialogTexts from './de/postEditDialog.json';
import preferredEmailTexts from './de/preferredEmail.json';
import preflightTexts from './de/preflight.json';
import pricingCardsTexts from './de/pricingCards.json';
import problemTexts from './de/problem.json';
import productTexts from './de/product.json';
import productActionsTexts from './de/productActions.json';
import productCardTexts from './de/productCard.json';
import productListTexts from './de/productList.json';
import productSnapshotsTexts from './de/productSnapshots.json';
import productStatsTexts from './de/productStats.json';
import productTabsTexts from './de/productTabs.json';
import profileTexts from './de/profile.json';
import profilePhotoTexts from './de/profilePhoto.json';
import publisherReportTexts from './de/publisherReport.json';
import publisherSitesTexts from './de/publisherSites.json';
import pushTexts from './de/push.json';
import quoteTexts from './de/quote.json';
import quotesTexts from './de/quotes.json';
import recommendedTexts from './de/recommended.json';
import reportTexts from './de/report.json';
import requestAlertTexts from './de/requestAlert.json';
import richTextTexts from './de/richText.json';
import roomsTexts from './de/rooms.json';
import sampleProfileTexts from './de/sampleProfile.json';
import sampleQuoteTexts from './de/sampleQuote.json';
import sampleSuppliersTexts from './de/sampleSuppliers.json';
import searchFieldTexts from './de/searchField.json';
import searchResultsTexts from './de/searchResults.json';
import sectorTexts from './de/sector.json';
import sectorTilesTexts from './de/sectorTiles.json';
import securityTexts from './de/security.json';
import selectPhotoTexts from './de/selectPhoto.json';
import sessionTexts from './de/session.json';
import sharePopupTexts from './de/sharePopup.json';
import sheetTexts from './de/sheet.json';
import sheetMenuTexts from './de/sheetMenu.json';
import signInRequiredTexts from './de/signInRequired.json';
import signUpTexts from './de/signUp.json';
import siteFooterTexts from './de/siteFooter.json';
import siteSearchTexts from './de/siteSearch.json';
import skipLinkTexts from './de/skipLink.json';
import sliderTexts from './de/slider.json';
import spinnerTexts from './de/spinner.json';
import statTileTexts from './de/statTile.json';
import stepsTexts from './de/steps.json';
import suppliersTexts from './de/suppliers.json';
import tableToolsTexts from './de/tableTools.json';
import tagTexts from './de/tag.json';
import tagDialogTexts from './de/tagDialog.json';
import tagPickerTexts from './de/tagPicker.json';
import teamTexts from './de/team.json';
import testimonialsTexts from './de/testimonials.json';
import textAreaTexts from './de/textArea.json';
import timeTexts from './de/time.json';
import timeFieldTexts from './de/timeField.json';
import toastTexts from './de/toast.json';
import tooManyTexts from './de/tooMany.json';
import valueChainTexts from './de/valueChain.json';
import valueChainCardTexts from './de/valueChainCard.json';
import valueChainFigureTexts from './de/valueChainFigure.json';
import valueChainStripTexts from './de/valueChainStrip.json';
import voteTexts from './de/vote.json';
import welcomeTexts from './de/welcome.json';
import widgetBuilderTexts from './de/widgetBuilder.json';

/** The German catalogue. */
export const de: Catalogue = {
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

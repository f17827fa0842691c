// Written by `npm run locales -- --write`.
import type { Catalogue } from '../messages/messages';
import aboutUsTexts from './zh/aboutUs.json';
import accountLinkTexts from './zh/accountLink.json';
import activityTexts from './zh/activity.json';
import addLinkTexts from './zh/addLink.json';
import addProductsTexts from './zh/addProducts.json';
import addToCalendarTexts from './zh/addToCalendar.json';
import alertDialogTexts from './zh/alertDialog.json';
import alertsTexts from './zh/alerts.json';
import analyticsTexts from './zh/analytics.json';
import applicationsTexts from './zh/applications.json';
import articleMatcherTexts from './zh/articleMatcher.json';
import attachmentTexts from './zh/attachment.json';
import attendeesTexts from './zh/attendees.json';
import bannerTexts from './zh/banner.json';
import blockTexts from './zh/block.json';
import blockedTexts from './zh/blocked.json';
import bottomBarTexts from './zh/bottomBar.json';
import breadcrumbTexts from './zh/breadcrumb.json';
import briefCardTexts from './zh/briefCard.json';
import calendarsTexts from './zh/calendars.json';
import cardActionTexts from './zh/cardAction.json';
import carouselTexts from './zh/carousel.json';
import caseTexts from './zh/case.json';
import catalogueFieldTexts from './zh/catalogueField.json';
import chainPlateTexts from './zh/chainPlate.json';
import chatTexts from './zh/chat.json';
import checkboxGroupTexts from './zh/checkboxGroup.json';
import comboBoxTexts from './zh/comboBox.json';
import commentsTexts from './zh/comments.json';
import companyTexts from './zh/company.json';
import companyDialogTexts from './zh/companyDialog.json';
import companyLinkTexts from './zh/companyLink.json';
import companyMenuTexts from './zh/companyMenu.json';
import companyMissingTexts from './zh/companyMissing.json';
import companyProductListTexts from './zh/companyProductList.json';
import companyProductsTexts from './zh/companyProducts.json';
import companyStatsTexts from './zh/companyStats.json';
import companyTabsTexts from './zh/companyTabs.json';
import connectionsTexts from './zh/connections.json';
import contactDetailsTexts from './zh/contactDetails.json';
import contactsTexts from './zh/contacts.json';
import countryFieldTexts from './zh/countryField.json';
import createProductTexts from './zh/createProduct.json';
import customersTexts from './zh/customers.json';
import dateFieldTexts from './zh/dateField.json';
import datePickerTexts from './zh/datePicker.json';
import dateTimePickerTexts from './zh/dateTimePicker.json';
import dialogTexts from './zh/dialog.json';
import documentViewerTexts from './zh/documentViewer.json';
import duplicateDialogTexts from './zh/duplicateDialog.json';
import duplicatesTexts from './zh/duplicates.json';
import editHistoryTexts from './zh/editHistory.json';
import editProductTexts from './zh/editProduct.json';
import emailRequestTexts from './zh/emailRequest.json';
import errorStateTexts from './zh/errorState.json';
import errorSummaryTexts from './zh/errorSummary.json';
import eventTexts from './zh/event.json';
import eventFormTexts from './zh/eventForm.json';
import eventListTexts from './zh/eventList.json';
import eventPanelTexts from './zh/eventPanel.json';
import eventTagsTexts from './zh/eventTags.json';
import evidenceTexts from './zh/evidence.json';
import exhibitorsTexts from './zh/exhibitors.json';
import faqTexts from './zh/faq.json';
import feedTexts from './zh/feed.json';
import feedOnboardingTexts from './zh/feedOnboarding.json';
import fieldTexts from './zh/field.json';
import figureTexts from './zh/figure.json';
import fileDropTexts from './zh/fileDrop.json';
import followTexts from './zh/follow.json';
import followedProductsTexts from './zh/followedProducts.json';
import followersTexts from './zh/followers.json';
import generalTexts from './zh/general.json';
import guestSlidesTexts from './zh/guestSlides.json';
import hiddenPageTexts from './zh/hiddenPage.json';
import imageCropperTexts from './zh/imageCropper.json';
import industryPageTexts from './zh/industryPage.json';
import inquiryFormTexts from './zh/inquiryForm.json';
import invitationBoxTexts from './zh/invitationBox.json';
import inviteTexts from './zh/invite.json';
import languageChoiceTexts from './zh/languageChoice.json';
import legalTextTexts from './zh/legalText.json';
import linkTexts from './zh/link.json';
import linkCasesTexts from './zh/linkCases.json';
import linkedProductsTexts from './zh/linkedProducts.json';
import listTexts from './zh/list.json';
import listCardTexts from './zh/listCard.json';
import loadMoreTexts from './zh/loadMore.json';
import loginTexts from './zh/login.json';
import mailOptOutTexts from './zh/mailOptOut.json';
import mastheadTexts from './zh/masthead.json';
import materialsTexts from './zh/materials.json';
import mediaFrameTexts from './zh/mediaFrame.json';
import memberTexts from './zh/member.json';
import memberMenuTexts from './zh/memberMenu.json';
import memberPanelTexts from './zh/memberPanel.json';
import mentionFieldTexts from './zh/mentionField.json';
import messagingTexts from './zh/messaging.json';
import moderationTexts from './zh/moderation.json';
import networkSummaryTexts from './zh/networkSummary.json';
import notFoundTexts from './zh/notFound.json';
import notificationsTexts from './zh/notifications.json';
import numberFieldTexts from './zh/numberField.json';
import onboardingTexts from './zh/onboarding.json';
import otherDraftTexts from './zh/otherDraft.json';
import ownPlanTexts from './zh/ownPlan.json';
import paginationTexts from './zh/pagination.json';
import partnersTexts from './zh/partners.json';
import passwordFieldTexts from './zh/passwordField.json';
import passwordResetTexts from './zh/passwordReset.json';
import paymentTexts from './zh/payment.json';
import peopleTexts from './zh/people.json';
import planComparisonTexts from './zh/planComparison.json';
import postTexts from './zh/post.json';
import postComposerTexts from './zh/postComposer.json';
import postEditDialogTexts from './zh/postEditDialog.json';
import preferredEmailTexts from './zh/preferredEmail.json';
import preflightTexts from './zh/preflight.json';
import pricingCardsTexts from './zh/pricingCards.json';
import problemTexts from './zh/problem.json';
import productTexts from './zh/product.json';
import productActionsTexts from './zh/productActions.json';
import productCardTexts from './zh/productCard.json';
import productListTexts from './zh/productList.json';
import productSnapshotsTexts from './zh/productSnapshots.json';
import productStatsTexts from './zh/productStats.json';
import productTabsTexts from './zh/productTabs.json';
import profileTexts from './zh/profile.json';
import profilePhotoTexts from './zh/profilePhoto.json';
import publisherReportTexts from './zh/publisherReport.json';
import publisherSitesTexts from './zh/publisherSites.json';
import pushTexts from './zh/push.json';
import quoteTexts from './zh/quote.json';
import quotesTexts from './zh/quotes.json';
import recommendedTexts from './zh/recommended.json';
import reportTexts from './zh/report.json';
import requestAlertTexts from './zh/requestAlert.json';
import richTextTexts from './zh/richText.json';
import roomsTexts from './zh/rooms.json';
import sampleProfileTexts from './zh/sampleProfile.json';
import sampleQuoteTexts from './zh/sampleQuote.json';
import sampleSuppliersTexts from './zh/sampleSuppliers.json';
import searchFieldTexts from './zh/searchField.json';
import searchResultsTexts from './zh/searchResults.json';
import sectorTexts from './zh/sector.json';
import sectorTilesTexts from './zh/sectorTiles.json';
import securityTexts from './zh/security.json';
import selectPhotoTexts from './zh/selectPhoto.json';
import sessionTexts from './zh/session.json';
import sharePopupTexts from './zh/sharePopup.json';
import sheetTexts from './zh/sheet.json';
import sheetMenuTexts from './zh/sheetMenu.json';
import signInRequiredTexts from './zh/signInRequired.json';
import signUpTexts from './zh/signUp.json';
import siteFooterTexts from './zh/siteFooter.json';
import siteSearchTexts from './zh/siteSearch.json';
import skipLinkTexts from './zh/skipLink.json';
import sliderTexts from './zh/slider.json';
import spinnerTexts from './zh/spinner.json';
import statTileTexts from './zh/statTile.json';
import stepsTexts from './zh/steps.json';
import suppliersTexts from './zh/suppliers.json';
import tableToolsTexts from './zh/tableTools.json';
import tagTexts from './zh/tag.json';
import tagDialogTexts from './zh/tagDialog.json';
import tagPickerTexts from './zh/tagPicker.json';
import teamTexts from './zh/team.json';
import testimonialsTexts from './zh/testimonials.json';
import textAreaTexts from './zh/textArea.json';
import timeTexts from './zh/time.json';
import timeFieldTexts from './zh/timeField.json';
import toastTexts from './zh/toast.json';
import tooManyTexts from './zh/tooMany.json';
import valueChainTexts from './zh/valueChain.json';
import valueChainCardTexts from './zh/valueChainCard.json';
import valueChainFigureTexts from './zh/valueChainFigure.json';
import valueChainStripTexts from './zh/valueChainStrip.json';
import voteTexts from './zh/vote.json';
import welcomeTexts from './zh/welcome.json';
import widgetBuilderTexts from './zh/widgetBuilder.json';

/** The Chinese catalogue. */
export const zh: Catalogue = {
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

import { aboutUsMessages } from '../features/AboutUs/AboutUs.messages';
import { accountLinkMessages } from '../features/AccountLink/AccountLink.messages';
import { activitySummaryMessages } from '../features/ActivitySummary/ActivitySummary.messages';
import { addLinkDialogMessages } from '../features/AddLinkDialog/AddLinkDialog.messages';
import { addProductsPanelMessages } from '../features/AddProductsPanel/AddProductsPanel.messages';
import { addToCalendarMessages } from '../features/AddToCalendar/AddToCalendar.messages';
import { alertSettingsMessages } from '../features/AlertSettings/AlertSettings.messages';
import { analyticsMessages } from '../features/Analytics/Analytics.messages';
import { articleMatcherMessages } from '../features/ArticleMatcher/ArticleMatcher.messages';
import { attachmentMessages } from '../features/Attachment/Attachment.messages';
import { attendeeTableMessages } from '../features/AttendeeTable/AttendeeTable.messages';
import { blockedMembersMessages } from '../features/BlockedMembers/BlockedMembers.messages';
import { blockMemberMessages } from '../features/BlockMember/BlockMember.messages';
import { bottomBarMessages } from '../features/BottomBar/BottomBar.messages';
import { briefCardMessages } from '../features/BriefCard/BriefCard.messages';
import { calendarLinksMessages } from '../features/CalendarLinks/CalendarLinks.messages';
import { cardActionMessages } from '../features/CardAction/CardAction.messages';
import { catalogueFieldMessages } from '../features/CatalogueField/CatalogueField.messages';
import { chainPlateMessages } from '../features/ChainPlate/ChainPlate.messages';
import { chatPaneMessages } from '../features/ChatPane/ChatPane.messages';
import { commentThreadMessages } from '../features/CommentThread/CommentThread.messages';
import { companyDialogMessages } from '../features/CompanyDialog/CompanyDialog.messages';
import { companyHeaderMessages } from '../features/CompanyHeader/CompanyHeader.messages';
import { companyLinkMessages } from '../features/CompanyLink/CompanyLink.messages';
import { companyLinkQueueMessages } from '../features/CompanyLinkQueue/CompanyLinkQueue.messages';
import { companyMenuMessages } from '../features/CompanyMenu/CompanyMenu.messages';
import { companyPeopleMessages } from '../features/CompanyPeople/CompanyPeople.messages';
import { companyProductListMessages } from '../features/CompanyProductList/CompanyProductList.messages';
import { companyProductTableMessages } from '../features/CompanyProductTable/CompanyProductTable.messages';
import { companyTabNavMessages } from '../features/CompanyTabNav/CompanyTabNav.messages';
import { connectionTableMessages } from '../features/ConnectionTable/ConnectionTable.messages';
import { contactDetailsMessages } from '../features/ContactDetails/ContactDetails.messages';
import { countryFieldMessages } from '../features/CountryField/CountryField.messages';
import { createProductDialogMessages } from '../features/CreateProductDialog/CreateProductDialog.messages';
import { documentViewerMessages } from '../features/DocumentViewer/DocumentViewer.messages';
import { duplicateDialogMessages } from '../features/DuplicateDialog/DuplicateDialog.messages';
import { duplicateQueueMessages } from '../features/DuplicateQueue/DuplicateQueue.messages';
import { editHistoryMessages } from '../features/EditHistory/EditHistory.messages';
import { editProductDialogMessages } from '../features/EditProductDialog/EditProductDialog.messages';
import { emailRequestMessages } from '../features/EmailRequest/EmailRequest.messages';
import { eventFormMessages } from '../features/EventForm/EventForm.messages';
import { eventHeaderMessages } from '../features/EventHeader/EventHeader.messages';
import { eventListMessages } from '../features/EventList/EventList.messages';
import { eventPanelMessages } from '../features/EventPanel/EventPanel.messages';
import { eventTagDialogMessages } from '../features/EventTagDialog/EventTagDialog.messages';
import { exhibitorTableMessages } from '../features/ExhibitorTable/ExhibitorTable.messages';
import { faqMessages } from '../features/Faq/Faq.messages';
import { feedMessages } from '../features/Feed/Feed.messages';
import { feedOnboardingMessages } from '../features/FeedOnboarding/FeedOnboarding.messages';
import { followControlMessages } from '../features/FollowControl/FollowControl.messages';
import { followedProductTableMessages } from '../features/FollowedProductTable/FollowedProductTable.messages';
import { followerTableMessages } from '../features/FollowerTable/FollowerTable.messages';
import { guestSlidesMessages } from '../features/GuestSlides/GuestSlides.messages';
import { hiddenPageMessages } from '../features/HiddenPage/HiddenPage.messages';
import { industryPageMessages } from '../features/IndustryPage/IndustryPage.messages';
import { inquiryFormMessages } from '../features/InquiryForm/InquiryForm.messages';
import { invitationBoxMessages } from '../features/InvitationBox/InvitationBox.messages';
import { inviteDialogMessages } from '../features/InviteDialog/InviteDialog.messages';
import { languageChoiceMessages } from '../features/LanguageChoice/LanguageChoice.messages';
import { legalTextMessages } from '../features/LegalText/LegalText.messages';
import { linkEvidenceMessages } from '../features/LinkEvidence/LinkEvidence.messages';
import { linkedProductTableMessages } from '../features/LinkedProductTable/LinkedProductTable.messages';
import { listCardMessages } from '../features/ListCard/ListCard.messages';
import { loginDialogMessages } from '../features/LoginDialog/LoginDialog.messages';
import { mailOptOutMessages } from '../features/MailOptOut/MailOptOut.messages';
import { mastheadMessages } from '../features/Masthead/Masthead.messages';
import { memberHeaderMessages } from '../features/MemberHeader/MemberHeader.messages';
import { memberMenuMessages } from '../features/MemberMenu/MemberMenu.messages';
import { memberPanelMessages } from '../features/MemberPanel/MemberPanel.messages';
import { mentionFieldMessages } from '../features/MentionField/MentionField.messages';
import { messagingMessages } from '../features/Messaging/Messaging.messages';
import { moderationCaseMessages } from '../features/ModerationCase/ModerationCase.messages';
import { moderationQueueMessages } from '../features/ModerationQueue/ModerationQueue.messages';
import { networkSummaryMessages } from '../features/NetworkSummary/NetworkSummary.messages';
import { notFoundMessages } from '../features/NotFound/NotFound.messages';
import { notificationBellMessages } from '../features/NotificationBell/NotificationBell.messages';
import { notificationListMessages } from '../features/NotificationList/NotificationList.messages';
import { onboardingWizardMessages } from '../features/OnboardingWizard/OnboardingWizard.messages';
import { ownPlanMessages } from '../features/OwnPlan/OwnPlan.messages';
import { pagedListMessages } from '../features/PagedList/PagedList.messages';
import { partnerTableMessages } from '../features/PartnerTable/PartnerTable.messages';
import { passwordResetMessages } from '../features/PasswordReset/PasswordReset.messages';
import { paymentOutcomeMessages } from '../features/PaymentOutcome/PaymentOutcome.messages';
import { planComparisonMessages } from '../features/PlanComparison/PlanComparison.messages';
import { postCardMessages } from '../features/PostCard/PostCard.messages';
import { postComposerMessages } from '../features/PostComposer/PostComposer.messages';
import { postEditDialogMessages } from '../features/PostEditDialog/PostEditDialog.messages';
import { potentialCustomerTableMessages } from '../features/PotentialCustomerTable/PotentialCustomerTable.messages';
import { preferredEmailMessages } from '../features/PreferredEmail/PreferredEmail.messages';
import { preflightMessages } from '../features/Preflight/Preflight.messages';
import { pricingCardsMessages } from '../features/PricingCards/PricingCards.messages';
import { productActionsMessages } from '../features/ProductActions/ProductActions.messages';
import { productCardMessages } from '../features/ProductCard/ProductCard.messages';
import { productHeaderMessages } from '../features/ProductHeader/ProductHeader.messages';
import { productListMessages } from '../features/ProductList/ProductList.messages';
import { productSnapshotsMessages } from '../features/ProductSnapshots/ProductSnapshots.messages';
import { productStatsMessages } from '../features/ProductStats/ProductStats.messages';
import { productTabNavMessages } from '../features/ProductTabNav/ProductTabNav.messages';
import { profileFormMessages } from '../features/ProfileForm/ProfileForm.messages';
import { profilePhotoMessages } from '../features/ProfilePhoto/ProfilePhoto.messages';
import { publisherReportMessages } from '../features/PublisherReport/PublisherReport.messages';
import { publisherSitesMessages } from '../features/PublisherSites/PublisherSites.messages';
import { pushSettingsMessages } from '../features/PushSettings/PushSettings.messages';
import { quotesMessages } from '../features/Quotes/Quotes.messages';
import { recommendedProductsMessages } from '../features/RecommendedProducts/RecommendedProducts.messages';
import { reportDialogMessages } from '../features/ReportDialog/ReportDialog.messages';
import { requestAlertMessages } from '../features/RequestAlert/RequestAlert.messages';
import { roomListMessages } from '../features/RoomList/RoomList.messages';
import { sampleProfileMessages } from '../features/SampleProfile/SampleProfile.messages';
import { sampleQuoteRequestMessages } from '../features/SampleQuoteRequest/SampleQuoteRequest.messages';
import { sampleSupplierSelectionMessages } from '../features/SampleSupplierSelection/SampleSupplierSelection.messages';
import { searchResultsMessages } from '../features/SearchResults/SearchResults.messages';
import { sectorTilesMessages } from '../features/SectorTiles/SectorTiles.messages';
import { securitySettingsMessages } from '../features/SecuritySettings/SecuritySettings.messages';
import { selectPhotoMessages } from '../features/SelectPhotoDialog/SelectPhotoDialog.messages';
import { sharePopupMessages } from '../features/SharePopup/SharePopup.messages';
import { signInRequiredMessages } from '../features/SignInRequired/SignInRequired.messages';
import { signUpMessages } from '../features/SignUp/SignUp.messages';
import { siteFooterMessages } from '../features/SiteFooter/SiteFooter.messages';
import { siteSearchMessages } from '../features/SiteSearch/SiteSearch.messages';
import { spreadsheetMenuMessages } from '../features/SpreadsheetMenu/SpreadsheetMenu.messages';
import { supplierTableMessages } from '../features/SupplierTable/SupplierTable.messages';
import { tagDialogMessages } from '../features/TagDialog/TagDialog.messages';
import { tagPickerMessages } from '../features/TagPicker/TagPicker.messages';
import { teamMembersMessages } from '../features/TeamMembers/TeamMembers.messages';
import { testimonialsMessages } from '../features/Testimonials/Testimonials.messages';
import { valueChainCardMessages } from '../features/ValueChainCard/ValueChainCard.messages';
import { valueChainFigureMessages } from '../features/ValueChainFigure/ValueChainFigure.messages';
import { valueChainStripMessages } from '../features/ValueChainStrip/ValueChainStrip.messages';
import { valueChainTreeMessages } from '../features/ValueChainTree/ValueChainTree.messages';
import { voteControlMessages } from '../features/VoteControl/VoteControl.messages';
import { welcomeMessages } from '../features/Welcome/Welcome.messages';
import { widgetBuilderMessages } from '../features/WidgetBuilder/WidgetBuilder.messages';

/** The English texts of the features. */
export const featureMessages = {
  ...activitySummaryMessages,
  ...followControlMessages,
  ...followerTableMessages,
  ...linkEvidenceMessages,
  ...briefCardMessages,
  ...cardActionMessages,
  ...listCardMessages,
  ...linkedProductTableMessages,
  ...pagedListMessages,
  ...potentialCustomerTableMessages,
  ...productCardMessages,
  ...productHeaderMessages,
  ...supplierTableMessages,
  ...valueChainCardMessages,
  ...valueChainStripMessages,
  ...valueChainTreeMessages,
  ...loginDialogMessages,
  ...accountLinkMessages,
  ...emailRequestMessages,
  ...passwordResetMessages,
  ...requestAlertMessages,
  ...signUpMessages,
  ...securitySettingsMessages,
  ...selectPhotoMessages,
  ...siteSearchMessages,
  ...spreadsheetMenuMessages,
  ...searchResultsMessages,
  ...mastheadMessages,
  ...addProductsPanelMessages,
  ...companyDialogMessages,
  ...companyLinkMessages,
  ...companyLinkQueueMessages,
  ...duplicateDialogMessages,
  ...duplicateQueueMessages,
  ...companyMenuMessages,
  ...companyPeopleMessages,
  ...companyProductListMessages,
  ...companyTabNavMessages,
  ...editHistoryMessages,
  ...bottomBarMessages,
  ...followedProductTableMessages,
  ...memberPanelMessages,
  ...blockedMembersMessages,
  ...blockMemberMessages,
  ...memberMenuMessages,
  ...moderationCaseMessages,
  ...moderationQueueMessages,
  ...reportDialogMessages,
  ...sampleProfileMessages,
  ...profilePhotoMessages,
  ...signInRequiredMessages,
  ...notFoundMessages,
  ...productTabNavMessages,
  ...productStatsMessages,
  ...guestSlidesMessages,
  ...companyHeaderMessages,
  ...companyProductTableMessages,
  ...sectorTilesMessages,
  ...welcomeMessages,
  ...widgetBuilderMessages,
  ...valueChainFigureMessages,
  ...catalogueFieldMessages,
  ...countryFieldMessages,
  ...addLinkDialogMessages,
  ...createProductDialogMessages,
  ...editProductDialogMessages,
  ...connectionTableMessages,
  ...partnerTableMessages,
  ...quotesMessages,
  ...recommendedProductsMessages,
  ...productActionsMessages,
  ...productListMessages,
  ...aboutUsMessages,
  ...chainPlateMessages,
  ...contactDetailsMessages,
  ...faqMessages,
  ...inquiryFormMessages,
  ...invitationBoxMessages,
  ...inviteDialogMessages,
  ...languageChoiceMessages,
  ...legalTextMessages,
  ...networkSummaryMessages,
  ...productSnapshotsMessages,
  ...hiddenPageMessages,
  ...sampleQuoteRequestMessages,
  ...sampleSupplierSelectionMessages,
  ...preferredEmailMessages,
  ...industryPageMessages,
  ...planComparisonMessages,
  ...pricingCardsMessages,
  ...teamMembersMessages,
  ...paymentOutcomeMessages,
  ...ownPlanMessages,
  ...siteFooterMessages,
  ...testimonialsMessages,
  ...memberHeaderMessages,
  ...mentionFieldMessages,
  ...feedOnboardingMessages,
  ...postComposerMessages,
  ...postEditDialogMessages,
  ...tagDialogMessages,
  ...tagPickerMessages,
  ...onboardingWizardMessages,
  ...profileFormMessages,
  ...feedMessages,
  ...notificationBellMessages,
  ...notificationListMessages,
  ...commentThreadMessages,
  ...documentViewerMessages,
  ...postCardMessages,
  ...mailOptOutMessages,
  ...alertSettingsMessages,
  ...publisherReportMessages,
  ...publisherSitesMessages,
  ...pushSettingsMessages,
  ...sharePopupMessages,
  ...chatPaneMessages,
  ...messagingMessages,
  ...roomListMessages,
  ...addToCalendarMessages,
  ...analyticsMessages,
  ...articleMatcherMessages,
  ...attachmentMessages,
  ...attendeeTableMessages,
  ...calendarLinksMessages,
  ...eventFormMessages,
  ...eventHeaderMessages,
  ...eventListMessages,
  ...eventPanelMessages,
  ...eventTagDialogMessages,
  ...exhibitorTableMessages,
  ...voteControlMessages,
  ...preflightMessages,
} as const;

// Written by `npm run locales -- --write`.
import type { Catalogue } from '../messages/messages';
import aboutUs from './de/aboutUs.json';
import accountLink from './de/accountLink.json';
import activity from './de/activity.json';
import addLink from './de/addLink.json';
import addProducts from './de/addProducts.json';
import addToCalendar from './de/addToCalendar.json';
import alertDialog from './de/alertDialog.json';
import alerts from './de/alerts.json';
import analytics from './de/analytics.json';
import applications from './de/applications.json';
import attachment from './de/attachment.json';
import attendees from './de/attendees.json';
import banner from './de/banner.json';
import block from './de/block.json';
import blocked from './de/blocked.json';
import bottomBar from './de/bottomBar.json';
import breadcrumb from './de/breadcrumb.json';
import calendars from './de/calendars.json';
import carousel from './de/carousel.json';
import case from './de/case.json';
import catalogueField from './de/catalogueField.json';
import chainPlate from './de/chainPlate.json';
import chat from './de/chat.json';
import checkboxGroup from './de/checkboxGroup.json';
import comboBox from './de/comboBox.json';
import comments from './de/comments.json';
import company from './de/company.json';
import companyDialog from './de/companyDialog.json';
import companyLink from './de/companyLink.json';
import companyMenu from './de/companyMenu.json';
import companyMissing from './de/companyMissing.json';
import companyProductList from './de/companyProductList.json';
import companyProducts from './de/companyProducts.json';
import companyStats from './de/companyStats.json';
import companyTabs from './de/companyTabs.json';
import connections from './de/connections.json';
import contactDetails from './de/contactDetails.json';
import contacts from './de/contacts.json';
import countryField from './de/countryField.json';
import createProduct from './de/createProduct.json';
import customers from './de/customers.json';
import dateField from './de/dateField.json';
import datePicker from './de/datePicker.json';
import dateTimePicker from './de/dateTimePicker.json';
import dialog from './de/dialog.json';
import documentViewer from './de/documentViewer.json';
import duplicateDialog from './de/duplicateDialog.json';
import duplicates from './de/duplicates.json';
import editHistory from './de/editHistory.json';
import editProduct from './de/editProduct.json';
import emailRequest from './de/emailRequest.json';
import errorState from './de/errorState.json';
import errorSummary from './de/errorSummary.json';
import event from './de/event.json';
import eventForm from './de/eventForm.json';
import eventList from './de/eventList.json';
import eventPanel from './de/eventPanel.json';
import eventTags from './de/eventTags.json';
import evidence from './de/evidence.json';
import exhibitors from './de/exhibitors.json';
import faq from './de/faq.json';
import feed from './de/feed.json';
import feedOnboarding from './de/feedOnboarding.json';
import field from './de/field.json';
import figure from './de/figure.json';
import fileDrop from './de/fileDrop.json';
import follow from './de/follow.json';
import followedProducts from './de/followedProducts.json';
import followers from './de/followers.json';
import general from './de/general.json';
import guestSlides from './de/guestSlides.json';
import hiddenPage from './de/hiddenPage.json';
import imageCropper from './de/imageCropper.json';
import industryPage from './de/industryPage.json';
import inquiryForm from './de/inquiryForm.json';
import invitationBox from './de/invitationBox.json';
import invite from './de/invite.json';
import legalText from './de/legalText.json';
import link from './de/link.json';
import linkCases from './de/linkCases.json';
import linkedProducts from './de/linkedProducts.json';
import list from './de/list.json';
import loadMore from './de/loadMore.json';
import login from './de/login.json';
import mailOptOut from './de/mailOptOut.json';
import masthead from './de/masthead.json';
import materials from './de/materials.json';
import mediaFrame from './de/mediaFrame.json';
import member from './de/member.json';
import memberMenu from './de/memberMenu.json';
import memberPanel from './de/memberPanel.json';
import mentionField from './de/mentionField.json';
import messaging from './de/messaging.json';
import moderation from './de/moderation.json';
import networkSummary from './de/networkSummary.json';
import notFound from './de/notFound.json';
import notifications from './de/notifications.json';
import numberField from './de/numberField.json';
import onboarding from './de/onboarding.json';
import ownPlan from './de/ownPlan.json';
import pagination from './de/pagination.json';
import partners from './de/partners.json';
import passwordField from './de/passwordField.json';
import passwordReset from './de/passwordReset.json';
import payment from './de/payment.json';
import people from './de/people.json';
import planComparison from './de/planComparison.json';
import post from './de/post.json';
import postComposer from './de/postComposer.json';
import postEditDialog from './de/postEditDialog.json';
import preferredEmail from './de/preferredEmail.json';
import pricingCards from './de/pricingCards.json';
import problem from './de/problem.json';
import product from './de/product.json';
import productActions from './de/productActions.json';
import productCard from './de/productCard.json';
import productList from './de/productList.json';
import productSnapshots from './de/productSnapshots.json';
import productStats from './de/productStats.json';
import productTabs from './de/productTabs.json';
import profile from './de/profile.json';
import profilePhoto from './de/profilePhoto.json';
import push from './de/push.json';
import quote from './de/quote.json';
import quotes from './de/quotes.json';
import recommended from './de/recommended.json';
import report from './de/report.json';
import requestAlert from './de/requestAlert.json';
import richText from './de/richText.json';
import rooms from './de/rooms.json';
import sampleProfile from './de/sampleProfile.json';
import sampleQuote from './de/sampleQuote.json';
import sampleSuppliers from './de/sampleSuppliers.json';
import searchField from './de/searchField.json';
import searchResults from './de/searchResults.json';
import sectorTiles from './de/sectorTiles.json';
import security from './de/security.json';
import selectPhoto from './de/selectPhoto.json';
import session from './de/session.json';
import sharePopup from './de/sharePopup.json';
import sheet from './de/sheet.json';
import sheetMenu from './de/sheetMenu.json';
import signInRequired from './de/signInRequired.json';
import signUp from './de/signUp.json';
import siteFooter from './de/siteFooter.json';
import siteSearch from './de/siteSearch.json';
import skipLink from './de/skipLink.json';
import slider from './de/slider.json';
import spinner from './de/spinner.json';
import steps from './de/steps.json';
import suppliers from './de/suppliers.json';
import tag from './de/tag.json';
import tagDialog from './de/tagDialog.json';
import tagPicker from './de/tagPicker.json';
import team from './de/team.json';
import testimonials from './de/testimonials.json';
import textArea from './de/textArea.json';
import time from './de/time.json';
import timeField from './de/timeField.json';
import toast from './de/toast.json';
import tooMany from './de/tooMany.json';
import valueChain from './de/valueChain.json';
import valueChainCard from './de/valueChainCard.json';
import valueChainFigure from './de/valueChainFigure.json';
import valueChainStrip from './de/valueChainStrip.json';
import vote from './de/vote.json';
import welcome from './de/welcome.json';

/** The German catalogue. */
export const de: Catalogue = {
  ...aboutUs,
  ...accountLink,
  ...activity,
  ...addLink,
  ...addProducts,
  ...addToCalendar,
  ...alertDialog,
  ...alerts,
  ...analytics,
  ...applications,
  ...attachment,
  ...attendees,
  ...banner,
  ...block,
  ...blocked,
  ...bottomBar,
  ...breadcrumb,
  ...calendars,
  ...carousel,
  ...case,
  ...catalogueField,
  ...chainPlate,
  ...chat,
  ...checkboxGroup,
  ...comboBox,
  ...comments,
  ...company,
  ...companyDialog,
  ...companyLink,
  ...companyMenu,
  ...companyMissing,
  ...companyProductList,
  ...companyProducts,
  ...companyStats,
  ...companyTabs,
  ...connections,
  ...contactDetails,
  ...contacts,
  ...countryField,
  ...createProduct,
  ...customers,
  ...dateField,
  ...datePicker,
  ...dateTimePicker,
  ...dialog,
  ...documentViewer,
  ...duplicateDialog,
  ...duplicates,
  ...editHistory,
  ...editProduct,
  ...emailRequest,
  ...errorState,
  ...errorSummary,
  ...event,
  ...eventForm,
  ...eventList,
  ...eventPanel,
  ...eventTags,
  ...evidence,
  ...exhibitors,
  ...faq,
  ...feed,
  ...feedOnboarding,
  ...field,
  ...figure,
  ...fileDrop,
  ...follow,
  ...followedProducts,
  ...followers,
  ...general,
  ...guestSlides,
  ...hiddenPage,
  ...imageCropper,
  ...industryPage,
  ...inquiryForm,
  ...invitationBox,
  ...invite,
  ...legalText,
  ...link,
  ...linkCases,
  ...linkedProducts,
  ...list,
  ...loadMore,
  ...login,
  ...mailOptOut,
  ...masthead,
  ...materials,
  ...mediaFrame,
  ...member,
  ...memberMenu,
  ...memberPanel,
  ...mentionField,
  ...messaging,
  ...moderation,
  ...networkSummary,
  ...notFound,
  ...notifications,
  ...numberField,
  ...onboarding,
  ...ownPlan,
  ...pagination,
  ...partners,
  ...passwordField,
  ...passwordReset,
  ...payment,
  ...people,
  ...planComparison,
  ...post,
  ...postComposer,
  ...postEditDialog,
  ...preferredEmail,
  ...pricingCards,
  ...problem,
  ...product,
  ...productActions,
  ...productCard,
  ...productList,
  ...productSnapshots,
  ...productStats,
  ...productTabs,
  ...profile,
  ...profilePhoto,
  ...push,
  ...quote,
  ...quotes,
  ...recommended,
  ...report,
  ...requestAlert,
  ...richText,
  ...rooms,
  ...sampleProfile,
  ...sampleQuote,
  ...sampleSuppliers,
  ...searchField,
  ...searchResults,
  ...sectorTiles,
  ...security,
  ...selectPhoto,
  ...session,
  ...sharePopup,
  ...sheet,
  ...sheetMenu,
  ...signInRequired,
  ...signUp,
  ...siteFooter,
  ...siteSearch,
  ...skipLink,
  ...slider,
  ...spinner,
  ...steps,
  ...suppliers,
  ...tag,
  ...tagDialog,
  ...tagPicker,
  ...team,
  ...testimonials,
  ...textArea,
  ...time,
  ...timeField,
  ...toast,
  ...tooMany,
  ...valueChain,
  ...valueChainCard,
  ...valueChainFigure,
  ...valueChainStrip,
  ...vote,
  ...welcome,
};

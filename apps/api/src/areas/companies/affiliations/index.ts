export { affiliationNotifications } from './affiliation-notifications.repository';
export { companyLinkCaseRoutes } from './company-link-cases.routes';
export { findLink, findOwnCases, findOwnCompany, isVerifiedMember } from './company-links.repository';
export { companyLinkRoutes } from './company-links.routes';
export { ownCaseView } from './company-links.view';
export { reviewLink, reviewNewPeople, reviewPeople } from './link-case.service';
export { showsWork } from './work-email';

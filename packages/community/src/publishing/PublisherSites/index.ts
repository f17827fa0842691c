export type { ProofState } from './PublisherSiteRow';
export { PublisherSites, type PublisherSitesProps } from './PublisherSites';
export { PublisherSitesContainer, type PublisherSitesContainerProps } from './PublisherSitesContainer';

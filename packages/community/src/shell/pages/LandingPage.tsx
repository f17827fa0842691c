import type { Product } from '@millrace/api-client';
import { ChainPlate, type PlateEnd } from '@millrace/design-system';
import { SITE_PATHS } from '@millrace/domain';
import { PageMain } from '@millrace/ui';
import type { ReactNode } from 'react';
import { type ProductSnapshot, ProductSnapshots } from '../../catalogue/ProductSnapshots';
import { InvitationBoxContainer } from '../../network/InvitationBox';
import { NetworkSummary } from '../../network/NetworkSummary';
import { LandingSections } from '../LandingSections';
import { SectorTiles, type SectorTilesProps } from '../SectorTiles';
import { Testimonials } from '../Testimonials';
import { Welcome } from '../Welcome';

/** Describes what the landing page shows of the network. */
export interface LandingData {
  /** The product at the heart of each sector; one that this installation lacks is left out. */
  communities: SectorTilesProps['communities'];
  /** Counts the products of each sector. */
  sectorCounts: SectorTilesProps['counts'];
  /** Null when no product of the communities has a link. */
  plate: { product: Product; inputs: PlateEnd[]; uses: PlateEnd[] } | null;
  /** How much there is to find; null in an empty catalogue. */
  catalogue: { products: number; companies: number } | null;
  snapshots: readonly ProductSnapshot[];
}

export interface LandingPageProps extends LandingData {
  signInHref: string;
  /** The login by LinkedIn; undefined while it is off. */
  linkedinHref: string | undefined;
  /** Follows an address: somebody who left their e-mail address goes on to the sign-up. */
  onNavigate: (href: string) => void;
  /** What opens over the page. */
  children?: ReactNode;
}

/** Renders what visitors come to: the sections of both landing pages that were specified, the head first. @see DIFF-014 */
export function LandingPage({
  communities,
  sectorCounts,
  plate,
  catalogue,
  snapshots,
  signInHref,
  linkedinHref,
  onNavigate,
  children,
}: LandingPageProps) {
  // An installation without products has fewer sections.
  let sections = 0;
  const next = () => {
    sections += 1;
    return sections;
  };
  return (
    <PageMain>
      <Welcome
        catalogue={catalogue}
        signUpHref={SITE_PATHS.signUp}
        logInHref={signInHref}
        termsHref={SITE_PATHS.terms}
        privacyHref={SITE_PATHS.privacy}
        linkedinHref={linkedinHref}
      />
      {plate && <ChainPlate {...plate} />}
      <LandingSections>
        {communities.length > 0 && (
          <SectorTiles communities={communities} counts={sectorCounts} number={next()} />
        )}
        {catalogue && <NetworkSummary {...catalogue} sectors={communities.length} number={next()} />}
        {snapshots.length > 0 && <ProductSnapshots snapshots={snapshots} number={next()} />}
        <Testimonials number={next()} />
        <InvitationBoxContainer
          signUpHref={SITE_PATHS.signUp}
          onSent={(email) => onNavigate(`${SITE_PATHS.signUp}?${new URLSearchParams({ email })}`)}
        />
      </LandingSections>
      {children}
    </PageMain>
  );
}

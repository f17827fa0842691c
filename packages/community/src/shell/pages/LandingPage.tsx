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

/** Data of the landing page. */
export interface LandingData {
  /** Central product of each sector; those missing in this installation are omitted. */
  communities: SectorTilesProps['communities'];
  /** Number of products by sector. */
  sectorCounts: SectorTilesProps['counts'];
  /** Null if no central product has a link. */
  plate: { product: Product; inputs: PlateEnd[]; uses: PlateEnd[] } | null;
  /** Size of the catalogue; null if it is empty. */
  catalogue: { products: number; companies: number } | null;
  snapshots: readonly ProductSnapshot[];
}

export interface LandingPageProps extends LandingData {
  signInHref: string;
  /** Address of the LinkedIn login; undefined while it is off. */
  linkedinHref: string | undefined;
  /** Navigates to an address, such as to the sign-up after a visitor has left an e-mail address. */
  onNavigate: (href: string) => void;
  /** Dialogs over the page. */
  children?: ReactNode;
}

/** Landing page for visitors: the sections of both specified landing pages, header first. @see DIFF-014 */
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

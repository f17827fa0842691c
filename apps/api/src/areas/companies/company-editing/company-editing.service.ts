import type { Context } from '../../../platform/context';
import type { Database, Transaction } from '../../../platform/db/database';
import { ForbiddenError, NotFoundError } from '../../../platform/errors';
import type { UploadedFile, Viewer } from '../../../platform/http/call';
import { type CleanPicture, readPicture, storePicture } from '../../feed/media';
import {
  type CompanyChange,
  editCompany,
  findNamingStanding,
  isFactField,
  mayDecideNames,
  maySetNames,
  namesChanged,
} from '../companies';
import { deleteProposal, keepProposal, lockProposal, type ProposalRow } from './company-proposals.repository';

type Editors = Pick<Context, 'config'>;

const namingOf = async (db: Database | Transaction, viewer: Viewer, companyId: string) => ({
  ...(await findNamingStanding(db, companyId, viewer.id)),
  companyId,
  viewer,
});

/** True if a member may accept and decline proposals for a company. */
export const decidesNames = async (
  db: Database,
  { config }: Editors,
  viewer: Viewer,
  companyId: string,
): Promise<boolean> => mayDecideNames(await namingOf(db, viewer, companyId), config);

/**
 * Edits a company. Changes of name, website or facts that the member may not make become a proposal.
 *
 * @returns The proposal; null if all changes were applied.
 * @throws As `editCompany` does.
 * @see PERM-005
 */
export async function changeOrPropose(
  tx: Transaction,
  { config }: Editors,
  viewer: Viewer,
  companyId: string,
  change: CompanyChange,
  version: number | undefined,
): Promise<ProposalRow | null> {
  if (maySetNames(await namingOf(tx, viewer, companyId), config)) {
    await editCompany(tx, viewer.id, companyId, change, { version });
    return null;
  }
  const { guarded, rest } = splitGuarded(change);
  const changes = await namesChanged(tx, companyId, guarded, version);
  await editCompany(tx, viewer.id, companyId, rest, { version });
  return changes.length === 0 ? null : keepProposal(tx, { companyId, userId: viewer.id, changes });
}

/** Separates fields that not everyone may set from the rest. */
function splitGuarded({ name, url, ...change }: CompanyChange): {
  guarded: CompanyChange;
  rest: CompanyChange;
} {
  const facts = Object.entries(change).filter(([field]) => isFactField(field));
  const others = Object.entries(change).filter(([field]) => !isFactField(field));
  return { guarded: { name, url, ...Object.fromEntries(facts) }, rest: Object.fromEntries(others) };
}

/**
 * Accepts or declines a proposal. An accepted one becomes an edit by the member who accepts it.
 *
 * @throws {NotFoundError} If there is no such proposal.
 * @throws {ForbiddenError} Unless the member may decide, or withdraws their own proposal.
 * @throws {NameTakenError} If another company has taken the name.
 */
export async function decideProposal(
  tx: Transaction,
  { config }: Editors,
  viewer: Viewer,
  { companyId, id, accept }: { companyId: string; id: string; accept: boolean },
): Promise<void> {
  const proposal = await lockProposal(tx, companyId, id);
  if (!proposal) throw new NotFoundError();
  const takesBack = !accept && proposal.userId === viewer.id;
  if (!takesBack && !mayDecideNames(await namingOf(tx, viewer, companyId), config)) {
    throw new ForbiddenError('company_only');
  }
  await deleteProposal(tx, id);
  if (!accept) return;
  const change = Object.fromEntries(proposal.changes.map(({ field, to }) => [field, to]));
  await editCompany(tx, viewer.id, companyId, change);
}

/** Maximum edge lengths in pixels: twice the largest display size, for high-density screens. */
const EDGES_PX = { logo: 512, cover: 2048 } as const;

/** Maximum edge length in pixels of the original that is stored for another crop. */
const ORIGINAL_EDGE_PX = 4096;

/** Kinds of pictures of a company. */
type CompanyPicture = keyof typeof EDGES_PX;

/** Uploaded pictures: the crop to display, and the original if sent. */
interface CompanyPictures {
  picture: CompanyPicture;
  shown: CleanPicture;
  original: CleanPicture | null;
}

/** Reads the pictures of a form. @throws {InvalidFieldsError} naming one that is invalid or too large. */
export async function readCompanyPictures(
  picture: CompanyPicture,
  files: Readonly<Record<string, UploadedFile>>,
): Promise<CompanyPictures> {
  const shown = await readPicture(files, picture, EDGES_PX[picture]);
  const original = files.original_image ? await readPicture(files, 'original_image', ORIGINAL_EDGE_PX) : null;
  return { picture, shown, original };
}

/**
 * Sets a picture of a company. The former one remains stored, so that the edit can be reverted.
 *
 * @throws {NotFoundError} If there is no such company.
 * @see API-095, GAP-032, GAP-058
 */
export async function setCompanyPicture(
  tx: Transaction,
  context: Context,
  viewer: Viewer,
  companyId: string,
  { picture, shown, original }: CompanyPictures,
): Promise<void> {
  const { value } = await storePicture(tx, context, viewer, shown);
  const whole = original && (await storePicture(tx, context, viewer, original));
  await editCompany(tx, viewer.id, companyId, {
    [picture]: value,
    [`${picture}_original`]: whole?.value ?? null,
  });
}

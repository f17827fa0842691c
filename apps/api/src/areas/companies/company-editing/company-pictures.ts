import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import type { UploadedFile, Viewer } from '../../../platform/http/call';
import { type CleanPicture, readPicture, storePicture } from '../../feed/media';
import { editCompany } from '../companies';

/** The longest edges in pixels: twice as many as the largest place has, for sharp screens. */
const EDGES_PX = { logo: 512, cover: 2048 } as const;

/** The longest edge of what is kept to be cut anew, in pixels. */
const ORIGINAL_EDGE_PX = 4096;

/** A picture of a company. */
type CompanyPicture = keyof typeof EDGES_PX;

/** What a form held: the part that is shown, and the whole where it was sent. */
export interface CompanyPictures {
  picture: CompanyPicture;
  shown: CleanPicture;
  original: CleanPicture | null;
}

/** Reads the pictures of a form. @throws {InvalidFieldsError} naming one that is none, or too large. */
export async function readCompanyPictures(
  picture: CompanyPicture,
  files: Readonly<Record<string, UploadedFile>>,
): Promise<CompanyPictures> {
  const shown = await readPicture(files, picture, EDGES_PX[picture]);
  const original = files.original_image ? await readPicture(files, 'original_image', ORIGINAL_EDGE_PX) : null;
  return { picture, shown, original };
}

/**
 * Gives a company a picture. The former one is kept, so that it can be put back.
 *
 * @throws {NotFoundError} without such a company.
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

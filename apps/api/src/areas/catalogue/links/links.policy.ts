/** Who asks. */
interface Standing {
  id: string;
  isModerator: boolean;
}

/**
 * Whether somebody may remove a link of the catalogue or name its source: who added it, and moderators.
 *
 * @see GAP-087
 */
export const mayChangeLink = (viewer: Standing, link: { createdBy: string | null }): boolean =>
  viewer.isModerator || link.createdBy === viewer.id;

/** Whether somebody may put a removed link back: who removed it, and moderators. */
export const mayRestoreLink = (viewer: Standing, removed: { removedBy: string | null }): boolean =>
  viewer.isModerator || removed.removedBy === viewer.id;

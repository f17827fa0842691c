/** The viewer's relation to a link. */
interface Standing {
  id: string;
  isModerator: boolean;
}

/**
 * True if a viewer may remove a link or set its source: the member who added it, and moderators.
 *
 * @see GAP-087
 */
export const mayChangeLink = (viewer: Standing, link: { createdBy: string | null }): boolean =>
  viewer.isModerator || link.createdBy === viewer.id;

/** True if a viewer may restore a removed link: the member who removed it, and moderators. */
export const mayRestoreLink = (viewer: Standing, removed: { removedBy: string | null }): boolean =>
  viewer.isModerator || removed.removedBy === viewer.id;

/** True if a member may edit and remove an event: its creator. @see PERM-010, GAP-056 */
export const mayEditEvent = (event: { createdBy: string }, viewer: { id: string }): boolean =>
  event.createdBy === viewer.id;

/** True if a member may remove an exhibitor: the one who added it, and the event's creator. @see GAP-056 */
export const mayRemoveExhibitor = (
  event: { createdBy: string },
  exhibitor: { addedBy: string | null },
  viewer: { id: string },
): boolean => exhibitor.addedBy === viewer.id || mayEditEvent(event, viewer);

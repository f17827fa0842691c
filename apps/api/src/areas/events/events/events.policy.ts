/** Whether somebody may edit and remove an event: who created it. @see PERM-010, GAP-056 */
export const mayEditEvent = (event: { createdBy: string }, viewer: { id: string }): boolean =>
  event.createdBy === viewer.id;

/** Whether somebody may remove an exhibitor: who added it, and who created the event. @see GAP-056 */
export const mayRemoveExhibitor = (
  event: { createdBy: string },
  exhibitor: { addedBy: string | null },
  viewer: { id: string },
): boolean => exhibitor.addedBy === viewer.id || mayEditEvent(event, viewer);

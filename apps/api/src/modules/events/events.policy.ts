/** Whether somebody may edit and remove an event: who created it. @see PERM-010, GAP-056 */
export const mayEditEvent = (event: { createdBy: string }, viewer: { id: string }): boolean =>
  event.createdBy === viewer.id;

/** A picture by URL, as stored in columns and returned in replies. */
export interface Picture {
  value: string;
  /** Width in pixels. */
  width?: number;
  /** Height in pixels. */
  height?: number;
}

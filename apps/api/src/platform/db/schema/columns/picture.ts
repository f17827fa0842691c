/** A picture by its address, as columns of pictures hold it and replies show it. */
export interface Picture {
  value: string;
  /** In pixels. */
  width?: number;
  /** In pixels. */
  height?: number;
}

const rings = [60, 110, 160].map((r) => `<circle cx="240" cy="200" r="${r}"/>`).join('');

/** A drawing in place of a photo, 480 × 400, identical in every run. */
export const photoUrl = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="400" viewBox="0 0 480 400">
    <rect width="480" height="400" fill="#20455f"/><g fill="none" stroke="#8fc4e0" stroke-width="8">${rings}</g></svg>`,
)}`;

/** Creates a file as from a camera, for stories that choose one. */
export async function photoFile(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 480;
  canvas.height = 400;
  canvas.getContext('2d')?.fillRect(0, 0, 200, 200);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob ? [blob] : [], 'photo.png', { type: 'image/png' });
}

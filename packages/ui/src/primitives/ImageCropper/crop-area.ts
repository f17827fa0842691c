/** Part of a picture in the picture's own pixels, whatever its displayed size. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PictureSize {
  width: number;
  height: number;
}

/** Minimum edge of an area in px, so that it can always be grabbed. */
const LEAST_EDGE = 16;

/** Returns a centred area of the aspect ratio, `share` of the largest possible. */
export function initialArea(picture: PictureSize, aspect: number, share: number): CropArea {
  const largest = Math.min(picture.width, picture.height * aspect);
  const middle = { x: picture.width / 2, y: picture.height / 2 };
  return areaAround(middle, largest * share, aspect, picture);
}

/** Moves an area, clamped to the picture. */
export function moveArea(area: CropArea, byX: number, byY: number, picture: PictureSize): CropArea {
  return {
    ...area,
    x: clamp(area.x + byX, picture.width - area.width),
    y: clamp(area.y + byY, picture.height - area.height),
  };
}

/** Resizes an area around its centre, which moves if it meets an edge of the picture. */
export function sizeArea(area: CropArea, byWidth: number, aspect: number, picture: PictureSize): CropArea {
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  return areaAround(middle, area.width + byWidth, aspect, picture);
}

/** Converts percentages of the picture to whole pixels. The height follows from the width. */
export function areaFromPercent(percent: CropArea, aspect: number, picture: PictureSize): CropArea {
  const width = Math.round((percent.width / 100) * picture.width);
  const height = Math.min(Math.round(width / aspect), picture.height);
  return {
    x: clamp(Math.round((percent.x / 100) * picture.width), picture.width - width),
    y: clamp(Math.round((percent.y / 100) * picture.height), picture.height - height),
    width,
    height,
  };
}

export function percentFromArea(area: CropArea, picture: PictureSize): CropArea {
  return {
    x: (area.x / picture.width) * 100,
    y: (area.y / picture.height) * 100,
    width: (area.width / picture.width) * 100,
    height: (area.height / picture.height) * 100,
  };
}

function areaAround(
  middle: { x: number; y: number },
  wanted: number,
  aspect: number,
  picture: PictureSize,
): CropArea {
  const largest = Math.min(picture.width, picture.height * aspect);
  const least = Math.min(largest, LEAST_EDGE * Math.max(1, aspect));
  const width = Math.round(Math.min(Math.max(wanted, least), largest));
  const height = Math.min(Math.round(width / aspect), picture.height);
  return {
    x: clamp(Math.round(middle.x - width / 2), picture.width - width),
    y: clamp(Math.round(middle.y - height / 2), picture.height - height),
    width,
    height,
  };
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}

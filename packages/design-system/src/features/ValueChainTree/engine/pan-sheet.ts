import type { PlateContext } from './draw-plate';
import type { Bounds, Viewport } from './viewport';

/** px of the screen. Guides are dotted each sixth of them, so that a height in sixes lets them run on. */
const BAND_HEIGHT = 120;
/** px beyond the window to which bands are drawn on either side. */
const REACH = 168;

/** Draws an area of the screen, given in px beside the window. */
export type DrawArea = (context: PlateContext, window: Viewport, area: Bounds) => void;

interface Band {
  /** Shows a finished picture, which costs nothing as long as it is the same; a canvas that is drawn on may be copied in each frame. */
  canvas: HTMLCanvasElement;
  context: ImageBitmapRenderingContext | null;
  /** Which of the bands that the sheet is made of, counted from the top of the window that it began with. */
  row: number;
  /** px of the sheet at which it starts. */
  left: number;
}

/**
 * A picture larger than the window, in bands of its width, that is moved instead of being drawn: what a frame of
 * panning costs is at most the band that comes into view.
 */
export class PanSheet {
  private readonly sheet = document.createElement('div');
  private bands: Band[] = [];
  private readonly easel = new OffscreenCanvas(1, 1);
  private readonly context = this.easel.getContext('2d');
  private isShown = false;
  private startX = 0;
  private startY = 0;
  private dy = 0;

  constructor(parent: HTMLElement, className: string) {
    this.sheet.className = className;
    this.sheet.hidden = true;
    parent.append(this.sheet);
  }

  /** Shows the window where it is now. The tree, its zoom and its colours are those of the call before, or it was hidden. */
  show(viewport: Viewport, isRightToLeft: boolean, draw: DrawArea): void {
    const { width, height } = viewport;
    const { sheet } = this;
    if (!this.isShown) {
      this.isShown = true;
      sheet.hidden = false;
      this.startX = viewport.offsetX;
      this.startY = viewport.offsetY;
      this.dy = 0;
    }
    const dx = snap(viewport.offsetX - this.startX);
    const dy = snap(viewport.offsetY - this.startY);
    const isDownwards = dy <= this.dy;
    this.dy = dy;
    // The window as it is seen: on whole pixels beside the one that the sheet began with.
    const seen = Object.assign(Object.create(viewport) as Viewport, {
      offsetX: this.startX + dx,
      offsetY: this.startY + dy,
    });
    const sign = isRightToLeft ? -1 : 1;
    sheet.style.transform = `translate(${dx * sign}px, ${dy}px)`;

    const first = Math.floor(-dy / BAND_HEIGHT);
    const last = Math.ceil((height - dy) / BAND_HEIGHT) - 1;
    const ahead = isDownwards ? last + 1 : first - 1;
    const [least, most] = [Math.min(first, ahead), Math.max(last, ahead)];
    let hasDrawn = false;
    const drawRow = (row: number, known: Band | undefined) => {
      const band = known ?? this.bands.find(({ row: other }) => other < least || other > most) ?? this.add();
      band.row = row;
      band.left = -dx - REACH;
      const area = { left: -REACH, right: width + REACH, top: row * BAND_HEIGHT + dy, bottom: 0 };
      area.bottom = area.top + BAND_HEIGHT;
      this.setSize(band.canvas, area.right - area.left);
      band.canvas.style.transform = `translate(${band.left * sign}px, ${row * BAND_HEIGHT}px)`;
      if (this.context) draw(this.context, seen, area);
      band.context?.transferFromImageBitmap(this.easel.transferToImageBitmap());
      hasDrawn = true;
    };
    const find = (row: number) => this.bands.find((band) => band.row === row);
    const spareOf = (band: Band) => REACH - Math.abs(band.left + REACH + dx);
    for (let row = first; row <= last; row++) {
      const band = find(row);
      if (!band || spareOf(band) < 0) drawRow(row, band);
    }
    // What will be needed next is drawn in a frame that needs nothing, one band at a time.
    for (let row = least; row <= most && !hasDrawn; row++) {
      const band = find(row);
      if (!band || spareOf(band) < REACH / 2) drawRow(row, band);
    }
  }

  /** Gives everything back: a picture of the window takes its place. */
  hide(): void {
    if (!this.isShown) return;
    this.isShown = false;
    this.bands = [];
    this.sheet.replaceChildren();
    this.sheet.hidden = true;
  }

  remove(): void {
    this.sheet.remove();
  }

  private add(): Band {
    const canvas = document.createElement('canvas');
    this.sheet.append(canvas);
    const band = { canvas, context: canvas.getContext('bitmaprenderer'), row: Number.NaN, left: 0 };
    this.bands.push(band);
    return band;
  }

  private setSize(canvas: HTMLCanvasElement, width: number): void {
    const [columns, lines] = [width, BAND_HEIGHT].map((px) => Math.round(px * devicePixelRatio)) as [
      number,
      number,
    ];
    if (this.easel.width !== columns || this.easel.height !== lines)
      Object.assign(this.easel, { width: columns, height: lines });
    canvas.style.width = `${width}px`;
    canvas.style.height = `${BAND_HEIGHT}px`;
  }
}

/** To whole pixels of the screen. */
function snap(value: number): number {
  return Math.round(value * devicePixelRatio) / devicePixelRatio;
}

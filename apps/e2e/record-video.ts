import type { Page } from '@playwright/test';

/**
 * Records a short noise video in a format that the browser can play: some hundred kilobytes.
 *
 * @param mimeType Format. Default WebM.
 */
export async function recordVideo(page: Page, mimeType = 'video/webm;codecs=vp8'): Promise<Buffer> {
  const base64 = await page.evaluate(async (type) => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 180;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('There is no canvas.');
    const recorder = new MediaRecorder(canvas.captureStream(25), {
      mimeType: type,
      videoBitsPerSecond: 4_000_000,
    });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    const noise = pen.createImageData(canvas.width, canvas.height);
    const end = performance.now() + 1500;
    while (performance.now() < end) {
      for (let at = 0; at < noise.data.length; at += 1)
        noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 255;
      pen.putImageData(noise, 0, 0);
      // A recorder captures a frame 25 times a second.
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(text);
  }, mimeType);
  return Buffer.from(base64, 'base64');
}

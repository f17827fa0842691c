/**
 * What no page of ours asks a browser for, so that nothing that gets into one does either. Whatever is not named, such as
 * full screen and passkeys, keeps the browser's own rule: the page itself, and the frames that it allows it. So does what
 * browsers have only behind a flag, such as Bluetooth: of a name that they do not know they warn on each page.
 *
 * @see https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md
 */
export const PERMISSIONS_POLICY = [
  ...['browsing-topics', 'camera', 'display-capture', 'geolocation', 'hid', 'idle-detection'],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

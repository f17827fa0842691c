/**
 * What no page of ours asks a browser for, so that nothing that gets into one does either. Whatever is not named, such as
 * full screen and passkeys, keeps the browser's own rule: the page itself, and the frames that it allows it.
 *
 * @see https://www.w3.org/TR/permissions-policy/
 */
export const PERMISSIONS_POLICY = [
  ...['bluetooth', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'hid', 'idle-detection'],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

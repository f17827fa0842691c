/**
 * Permissions-Policy that disables browser features no page uses, so that injected code cannot use them either.
 * Features that are not listed, such as full screen and passkeys, keep the browser's default. Features behind a flag,
 * such as Bluetooth, are left out: browsers log a warning for unknown names.
 *
 * @see https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md
 */
export const PERMISSIONS_POLICY = [
  ...['browsing-topics', 'camera', 'display-capture', 'geolocation', 'hid', 'idle-detection'],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

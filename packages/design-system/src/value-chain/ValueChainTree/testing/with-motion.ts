/** Tests run with reduced motion; this lets one story move. Returns what undoes it. */
export function withMotion(): () => void {
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    matchMedia.call(window, query.includes('prefers-reduced-motion') ? 'not all' : query);
  return () => {
    window.matchMedia = matchMedia;
  };
}

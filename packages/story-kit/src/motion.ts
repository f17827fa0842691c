/** Emulates the reduced motion preference until the end of a story, for `beforeEach`. */
export function preferMotion(preference: 'no-preference' | 'reduce'): () => () => void {
  return () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (!query.includes('prefers-reduced-motion')) return matchMedia.call(window, query);
      const matches = query.includes('reduce)') === (preference === 'reduce');
      return Object.assign(new EventTarget(), { matches, media: query }) as MediaQueryList;
    };
    return () => {
      window.matchMedia = matchMedia;
    };
  };
}

/** A wait longer than the debounce of a search, to verify that no search starts. */
export const typingRests = () => new Promise<void>((resolve) => setTimeout(resolve, 400));

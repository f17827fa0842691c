/** Lasts longer than typing must rest before a search begins: to show that none does, which nothing else would tell. */
export const typingRests = () => new Promise<void>((resolve) => setTimeout(resolve, 400));

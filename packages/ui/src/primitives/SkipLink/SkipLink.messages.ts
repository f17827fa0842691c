export const skipLinkMessages = { 'skipLink.text': 'Skip to content' } as const;

export const bannerMessages = { 'banner.dismiss': 'Dismiss' } as const;

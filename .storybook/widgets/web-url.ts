/** Origin of the community in stories: where cards lead. */
export const webUrl = 'https://www.millrace.example';

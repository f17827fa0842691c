export const breadcrumbMessages = { 'breadcrumb.label': 'Breadcrumb' } as const;

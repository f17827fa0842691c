import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/shell/shell.tsx', [
    index('routes/home/home.tsx'),
    route('product/:slugOrId/:id?/:view?', 'routes/product/product.tsx'),
    route('search', 'routes/search/search.tsx'),
    route('company/:slugOrId/:id?/:view?', 'routes/company/company.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;

import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/shell/shell.tsx', [
    index('routes/home/home.tsx'),
    route('product/:slugOrId/:id?/:view?', 'routes/product/product.tsx'),
    route('networkFeed/new', 'routes/feed/first-feed.tsx'),
    route('networkFeed/:feedType/:entityId?/:postId?', 'routes/feed/feed.tsx'),
    route('feed/post/:postId', 'routes/feed/post.tsx'),
    route('myproduct', 'routes/members/my-products.tsx'),
    route('search', 'routes/search/search.tsx'),
    route('company/:slugOrId/:id?/:view?', 'routes/company/company.tsx'),
    route('onboarding', 'routes/onboarding/onboarding.tsx'),
    route('profile', 'routes/profile/profile.tsx'),
    route('profileFeed/:id', 'routes/profile/profile-feed.tsx'),
    route('aboutus', 'routes/information/about.tsx'),
    route('contact', 'routes/information/contact.tsx'),
    route('faq', 'routes/information/faq.tsx'),
    route('terms', 'routes/information/terms.tsx'),
    route('privacy', 'routes/information/privacy.tsx'),
    route('signup', 'routes/account/sign-up.tsx'),
    route('signup/verificationMessage', 'routes/account/sign-up-sent.tsx'),
    route('thankyou', 'routes/account/thank-you.tsx'),
    route('verify', 'routes/account/verify.tsx'),
    route('resetpassword', 'routes/account/reset-password.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;

import { SECTORS } from '@millrace/domain';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

describe('readConfig', () => {
  it('reads blog, social links, sales and contact addresses and the Communities products from the environment [GAP-012]', () => {
    const communities = Object.fromEntries(SECTORS.map(({ key }) => [key, `product-of-${key}`]));
    const config = readConfig({
      BLOG_URL: 'https://blog.example.com/news',
      SALES_EMAIL: 'desk@example.com',
      POSTAL_ADDRESS: 'Example AG | Mill Lane 2 | 8000 Exampletown',
      SOCIAL_LINKS: 'LinkedIn=https://www.linkedin.com/company/example, Video=https://video.example/?c=a=b',
      COMMUNITY_PRODUCTS: Object.entries(communities)
        .map((pair) => pair.join('='))
        .join(','),
    });
    expect(config.blogUrl).toBe('https://blog.example.com/news');
    expect(config.contact).toEqual({
      salesEmail: 'desk@example.com',
      securityUrl: 'mailto:desk@example.com',
      postalAddress: ['Example AG', 'Mill Lane 2', '8000 Exampletown'],
      socialLinks: [
        { name: 'LinkedIn', href: 'https://www.linkedin.com/company/example' },
        { name: 'Video', href: 'https://video.example/?c=a=b' },
      ],
    });
    expect(config.communities).toEqual(communities);
  });

  it("defaults to the demo's values, and takes an empty list of social links", () => {
    const { contact, communities, blogUrl } = readConfig({ SOCIAL_LINKS: '' });
    expect(contact.salesEmail).toBe('sales@millrace.example');
    expect(contact.postalAddress).toHaveLength(3);
    expect(contact.socialLinks).toEqual([]);
    expect(Object.keys(communities)).toHaveLength(8);
    expect(blogUrl).toBeNull();
    expect(readConfig({}).contact.socialLinks.length).toBeGreaterThan(0);
  });

  it('has a presentation viewer only if one is set [GAP-020]', () => {
    const address = 'https://viewer.example/?src={url}';
    expect(readConfig({}).presentationViewer).toBeNull();
    expect(readConfig({ PRESENTATION_VIEWER_URL: address }).presentationViewer).toBe(address);
  });

  it('refuses a cleartext API_INTERNAL_URL outside private networks', () => {
    const internal = (API_INTERNAL_URL: string, rest = {}) =>
      readConfig({ API_INTERNAL_URL, ...rest }).apiInternalUrl;
    for (const address of ['http://api:5000', 'http://10.0.0.5:5000', 'https://api.example.com']) {
      expect(internal(address)).toBe(address);
    }
    const away = 'http://api.example.com';
    expect(() => internal(away)).toThrow('API_INTERNAL_URL sends passwords and sessions to api.example.com');
    expect(internal(away, { PRIVATE_HOSTS: 'api.example.com' })).toBe(away);
    expect(internal(away, { NODE_ENV: 'development' })).toBe(away);
  });

  it('listens on all interfaces, or on WEB_HOST', () => {
    expect([readConfig({}).host, readConfig({ WEB_HOST: '' }).host]).toEqual([undefined, undefined]);
    expect([readConfig({ WEB_HOST: '127.0.0.1' }).host, readConfig({ WEB_HOST: '::1' }).host]).toEqual([
      '127.0.0.1',
      '::1',
    ]);
  });

  it.each([
    ['PRESENTATION_VIEWER_URL', 'https://viewer.example/?src='],
    ['PRESENTATION_VIEWER_URL', 'http://viewer.example/?src={url}'],
    ['WEB_HOST', 'www.example.com'],
    ['WEB_HOST', '127.0.0.1:3000'],
    ['DRAIN_SECONDS', 'soon'],
    ['DRAIN_SECONDS', '301'],
    ['SALES_EMAIL', 'nobody'],
    ['SECURITY_CONTACT', 'nobody'],
    ['SECURITY_CONTACT', 'http://www.example.com/security'],
    ['SOCIAL_LINKS', 'https://www.linkedin.com/'],
    ['SOCIAL_LINKS', 'LinkedIn=javascript:alert(1)'],
    ['BLOG_URL', 'blog'],
    ['COMMUNITY_PRODUCTS', 'steel=1'],
  ])('throws with the name of the variable: %s is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});

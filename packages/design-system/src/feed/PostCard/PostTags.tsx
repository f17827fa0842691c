import type { Post } from '@millrace/api-client';
import { companyPath, productPath } from '@millrace/domain';
import { Tag } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { tags } from './PostCard.css';

/** The products and companies that a post is about. */
export function PostTags({ post, sector }: { post: Post; sector: string | null | undefined }) {
  const messages = useMessages();
  const products = post.tagged_product.map((id, at) => ({ id, name: post.tagged_product_names[at] ?? '' }));
  const companies = post.tagged_companies.map((id, at) => ({
    id,
    name: post.tagged_company_names[at] ?? '',
  }));
  if (products.length + companies.length === 0) return null;
  return (
    <ul data-part="tags" aria-label={messages.format('post.tags')} className={tags}>
      {products.map((product) => (
        <li key={product.id}>
          <Tag name={product.name} href={productPath(product)} sector={sector} />
        </li>
      ))}
      {companies.map((company) => (
        <li key={company.id}>
          <Tag name={company.name} href={companyPath(company)} sector={sector} />
        </li>
      ))}
    </ul>
  );
}

import { type Client, productMutations, productQueries } from '@millrace/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';

/** The name of a product with how many follow it, and a button to follow. */
export function ProductFacts({ client, id }: { client: Client; id: string }) {
  const { data: product, error } = useQuery(productQueries(client).detail(id));
  const follow = useMutation(productMutations(client).follow(id));
  if (error) return <p role="alert">{error.text ?? 'The product could not be read.'}</p>;
  if (!product) return <p role="status">Loading …</p>;
  return (
    <p>
      {product.name}, followed by {product.followers}{' '}
      <button type="button" disabled={follow.isPending || product.following} onClick={() => follow.mutate()}>
        Follow
      </button>
    </p>
  );
}

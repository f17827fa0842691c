/* An article in React with the suppliers of a product, which counts what its readers press. */
import { MillraceScript, MillraceSuppliers } from '@millrace/widgets/react';

export interface ArticleProps {
  productId: string;
  productHref: string;
  /** @param href Null for a button. */
  onPress: (href: string | null) => void;
}

/** What stands in the widget is shown until it comes, and where it does not. */
export function Article({ productId, productHref, onPress }: ArticleProps) {
  return (
    <article>
      <MillraceScript origin="https://www.millrace.example" />
      <p>Who draws preforms?</p>
      <MillraceSuppliers id={productId} rows={4} onClick={(event) => onPress(event.detail.href)}>
        <a href={productHref}>Suppliers on Millrace</a>
      </MillraceSuppliers>
    </article>
  );
}

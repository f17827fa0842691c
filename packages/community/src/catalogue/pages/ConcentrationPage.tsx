import { productPath } from '@millrace/domain';
import { Link, Page, PageMain, Stack } from '@millrace/ui';
import type { PageSession } from '../../internal/page-session';
import { ConcentrationContainer, type ConcentrationContainerProps } from '../ConcentrationReport';

export interface ConcentrationPageProps
  extends PageSession,
    Pick<ConcentrationContainerProps, 'product' | 'view' | 'onViewChange'> {}

/** Page of a product's supply concentration. */
export function ConcentrationPage({ product, ...rest }: ConcentrationPageProps) {
  return (
    <Page>
      <PageMain spaced>
        <Stack gap="sm">
          <Link href={productPath(product)}>
            <bdi>{product.name}</bdi>
          </Link>
          <ConcentrationContainer product={product} {...rest} />
        </Stack>
      </PageMain>
    </Page>
  );
}

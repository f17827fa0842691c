import { type Product, productQueries } from '@millrace/api-client';
import { TABLE_ROWS_STEP } from '@millrace/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApiClient } from '../../shell/ApiClient';
import { ValueChainFigure, type ValueChainFigureProps } from './ValueChainFigure';

export interface ValueChainFigureContainerProps extends Pick<ValueChainFigureProps, 'treeHref' | 'riskHref'> {
  product: Pick<Product, 'id' | 'name' | 'counts'>;
}

/** Draws the first inputs and applications, with the same queries as the page's tables; renders nothing without any. */
export function ValueChainFigureContainer({ product, treeHref, riskHref }: ValueChainFigureContainerProps) {
  const queries = productQueries(useApiClient());
  const page = { limit: TABLE_ROWS_STEP };
  const materials = useInfiniteQuery(queries.rawMaterials(product.id, page));
  const applications = useInfiniteQuery(queries.applications(product.id, page));
  const inputs = materials.data?.items ?? [];
  const uses = applications.data?.items ?? [];
  if (inputs.length === 0 && uses.length === 0) return null;
  return (
    <ValueChainFigure
      product={{
        name: product.name,
        counts: {
          rawMaterials: product.counts.raw_materials,
          applications: product.counts.applications,
        },
      }}
      treeHref={treeHref}
      riskHref={riskHref}
      inputs={inputs.map(({ rawMaterial_title: name, sector }) => ({ name, sector }))}
      uses={uses.map(({ application_title: name, sector }) => ({ name, sector }))}
    />
  );
}

import { companyPath, countryIn, productPath } from '@millrace/domain';
import { pictureAddress } from '../../shared/addresses';
import type {
  CardContext,
  ElementDefinition,
  EmbedList,
  EmbedProduct,
  EmbedSupplier,
} from '../../shared/element';
import { ListElement } from '../../shared/ListElement';
import { sampleSubject } from '../../shared/subject';

interface SuppliersData {
  product: Pick<EmbedProduct, 'id' | 'name' | 'sector'>;
  suppliers: EmbedList<EmbedSupplier>;
}

/** `<millrace-suppliers>`: the suppliers of a product. */
export const suppliersDefinition: ElementDefinition<SuppliersData> = {
  name: 'suppliers',
  interactive: false,
  async load(api, id, { rows }) {
    const product = await api.product(id);
    return (
      product && { product, suppliers: (await api.suppliers(product.id, rows)) ?? { items: [], count: 0 } }
    );
  },
  card: (data, context) => ({
    title: cardTitle(data, context),
    href: cardHref(data, context),
    view: view(data, context),
    props: 0,
  }),
  samples: (context) => ({
    painted: [view(sample, context), view({ ...sample, suppliers: { items: [], count: 0 } }, context)],
    live: [],
  }),
};

const cardTitle = ({ product }: SuppliersData, { messages }: CardContext) =>
  messages.format('listCard.suppliers', { name: product.name });

const cardHref = ({ product }: SuppliersData, { webUrl }: CardContext) =>
  `${webUrl}${productPath(product)}?tab=suppliers`;

function view(data: SuppliersData, context: CardContext) {
  const { messages, rows, webUrl } = context;
  const { product, suppliers } = data;
  return (
    <ListElement
      title={cardTitle(data, context)}
      fact={messages.format('listCard.supplierCount', { count: suppliers.count })}
      rows={suppliers.items
        .slice(0, rows)
        .map(({ company_id: id, company_name: name, country, type, sector = null, logo }) => ({
          id,
          name,
          href: webUrl + companyPath({ id, name }),
          detail: [
            messages.format(type === 'MANUFACTURER' ? 'listCard.manufacturer' : 'listCard.distributor'),
            ...(country === null ? [] : [countryIn(country, messages.locale)]),
          ].join(' · '),
          mark: { picture: pictureAddress({ picture: logo, name, sector }, webUrl, 'seal'), sector },
        }))}
      empty={messages.format('listCard.noSuppliers')}
      sector={product.sector}
      href={cardHref(data, context)}
      foot={messages.format('listCard.allSuppliers')}
      about={product.name}
      count={suppliers.count}
      context={context}
    />
  );
}

const sample: SuppliersData = {
  product: sampleSubject,
  suppliers: {
    items: [
      { company_id: sampleSubject.id, company_name: 'Kvarnholm', country: 'Sweden', type: 'MANUFACTURER' },
    ],
    count: 1,
  },
};

import { CardAction } from '@millrace/design-system/cards';
import { companyPath, countryIn } from '@millrace/domain';
import { pictureAddress } from '../../shared/addresses';
import { BriefElement } from '../../shared/BriefElement';
import { briefLayout } from '../../shared/brief-layout';
import type { CardContext, ElementDefinition, EmbedCompany } from '../../shared/element';

interface CompanyData {
  company: EmbedCompany;
  /** Number of products that it supplies. */
  products: number;
}

/** `<millrace-company>`: a card of a company with a follow button. */
export const companyDefinition: ElementDefinition<CompanyData> = {
  name: 'company',
  interactive: true,
  async load(api, id) {
    const company = await api.company(id);
    return company && { company, products: (await api.productCount(company.id)) ?? 0 };
  },
  card: (data, context) => ({
    title: data.company.name,
    href: context.webUrl + companyPath(data.company),
    view: view(data, context, false),
    props: context.messages.format('follow.following'),
  }),
  samples: (context) => ({ painted: [view(sample, context, false)], live: [view(sample, context, true)] }),
};

function view(
  { company, products }: CompanyData,
  { webUrl, messages, layout }: CardContext,
  following: boolean,
) {
  const { name, country, sector, cover, followers } = company;
  const isCompact = layout === 'compact';
  return (
    <BriefElement
      layout={briefLayout(layout)}
      name={name}
      href={webUrl + companyPath(company)}
      about={
        isCompact
          ? messages.format('listCard.productCount', { count: products })
          : country && countryIn(country, messages.locale)
      }
      sector={sector}
      picture={pictureAddress(
        { picture: isCompact ? null : cover, name, sector },
        webUrl,
        isCompact ? 'seal' : 'plate',
      )}
      facts={
        isCompact
          ? []
          : [
              { term: messages.format('briefCard.products'), value: messages.number(products) },
              { term: messages.format('briefCard.followers'), value: messages.number(followers) },
              {
                term: messages.format('briefCard.sector'),
                value: sector ? messages.format(`sector.${sector}`) : '–',
              },
            ]
      }
      action={
        <CardAction pressed={following}>
          {messages.format(following ? 'follow.following' : 'follow.follow')}
        </CardAction>
      }
      foot={messages.format('briefCard.companyPage')}
      messages={messages}
    />
  );
}

const sample: CompanyData = {
  company: {
    id: '00000000-0000-5000-8000-000000000000',
    name: 'Kvarnholm Optik AB',
    country: 'Sweden',
    sector: 'optical-fiber',
    cover: null,
    followers: 3,
  },
  products: 2,
};

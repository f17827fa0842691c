import { developerPath, SITE_PATHS } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { WidgetBuilderContainer, type WidgetBuilderContainerProps } from '../WidgetBuilder';

export type WidgetBuilderPageProps = Omit<
  WidgetBuilderContainerProps,
  'articleHref' | 'checkHref' | 'sitesHref' | 'documentationHref'
>;

/** Page on which editors create the embed code of widgets. */
export function WidgetBuilderPage(props: WidgetBuilderPageProps) {
  return (
    <Page>
      <PageMain>
        <WidgetBuilderContainer
          {...props}
          articleHref={SITE_PATHS.widgetsOfArticle}
          checkHref={SITE_PATHS.widgetCheck}
          sitesHref={SITE_PATHS.widgetSites}
          documentationHref={developerPath('widgets')}
        />
      </PageMain>
    </Page>
  );
}

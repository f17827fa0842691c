import * as views from '@millrace/design-system';
import type { CSSProperties, ReactNode, Ref } from 'react';

/** What a caller may give every view that renders an element. */
export interface Given {
  ref: Ref<never>;
  id: string;
  className: string;
  style: CSSProperties;
  'data-own': string;
  'aria-details': string;
}

export type Case = (given: Given) => ReactNode;

const ignore = () => {};
const author = { id: 'a', name: 'Ada' };
const added = '2026-09-15T10:20:30.000Z';
const root = { id: 'p', label: 'Preform', group: null, weight: 0, childCount: 0, description: null };

/** Views with no more than they need: everything given reaches the one root. */
export const ALONE: Readonly<Record<string, Case>> = {
  BlockedNotice: (given) => <views.BlockedNotice {...given} name="Ada" onUnblock={ignore} />,
  BriefCard: (given) => (
    <views.BriefCard
      {...given}
      name="A"
      href="/a"
      about={null}
      sector={null}
      picture="/art/v1/none/plate/a.svg"
      facts={[]}
      action={null}
      foot="A"
    />
  ),
  CardAction: (given) => <views.CardAction {...given}>A</views.CardAction>,
  CardFoot: (given) => (
    <views.CardFoot {...given} href="/a">
      A
    </views.CardFoot>
  ),
  ChainPlate: (given) => (
    <views.ChainPlate {...given} product={{ id: 'p', name: 'Preform' }} inputs={[]} uses={[]} />
  ),
  ChatPane: (given) => (
    <views.ChatPane
      {...given}
      person={{ name: 'Ada' }}
      viewerId="me"
      state={{ status: 'ready', messages: [{ id: '1', sender: 'a', text: 'Hello', added }] }}
      onSend={ignore}
    />
  ),
  CommentThread: (given) => (
    <views.CommentThread {...given} state={views.toListState([{ id: '1', author, text: 'A', added }])} />
  ),
  CompanyHeader: (given) => <views.CompanyHeader {...given} company={{ name: 'Kvarnholm' }} />,
  CompanyLink: (given) => <views.CompanyLink {...given} company={{ name: 'Kvarnholm' }} link={{}} />,
  EventCalendar: (given) => (
    <views.EventCalendar
      {...given}
      month="2027-02"
      state={{ status: 'empty' }}
      monthHref={(month) => `?month=${month}`}
    />
  ),
  EventCard: (given) => (
    <views.EventCard {...given} event={{ id: 'e', name: 'Forum', startsAt: 0, endsAt: 1 }} />
  ),
  EventDate: (given) => <views.EventDate {...given} value={0} timeZone="UTC" />,
  EventFilters: (given) => (
    <views.EventFilters
      {...given}
      action="/events"
      firstMonth="2027-02"
      values={{ text: '', sector: '', country: '', month: '' }}
    />
  ),
  EventList: (given) => (
    <views.EventList
      {...given}
      state={views.toListState([{ id: 'e', name: 'Forum', startsAt: 0, endsAt: 1 }])}
    />
  ),
  Feed: (given) => (
    <views.Feed
      {...given}
      about={{ kind: 'global' }}
      state={views.toListState([{ id: '1', author, text: 'A', added }])}
      renderPost={(post) => <views.PostCard post={post} />}
    />
  ),
  FollowControl: (given) => <views.FollowControl {...given} name="Preform" />,
  ListCard: (given) => (
    <views.ListCard {...given} title="A" fact="0" rows={[]} empty="None" sector={null} href="/a" foot="All" />
  ),
  ListFoot: (given) => <views.ListFoot {...given} shown={1} total={2} more="idle" label="A" />,
  Logo: (given) => <views.Logo {...given} />,
  MemberHeader: (given) => <views.MemberHeader {...given} member={{ name: 'Ada' }} />,
  MemberMenu: (given) => <views.MemberMenu {...given} name="Ada" onShare={ignore} />,
  NotificationBell: (given) => (
    <views.NotificationBell
      {...given}
      state={{ status: 'empty' }}
      hasUnread={false}
      open={false}
      onOpenChange={ignore}
    />
  ),
  NotificationList: (given) => (
    <views.NotificationList
      {...given}
      state={views.toListState([{ id: '1', type: 'liked', added, actor: author }])}
    />
  ),
  NotificationPage: (given) => <views.NotificationPage {...given} state={{ status: 'empty' }} />,
  PostCard: (given) => <views.PostCard {...given} post={{ id: '1', author, text: 'A', added }} />,
  PostComposer: (given) => <views.PostComposer {...given} onSubmit={ignore} />,
  ProductCard: (given) => (
    <views.ProductCard
      {...given}
      product={{
        name: 'Preform',
        sector: null,
        picture: '/art/v1/none/plate/preform.svg',
        counts: { suppliers: 1, rawMaterials: 2, applications: 3 },
      }}
      href="/preform"
      following={false}
    />
  ),
  ProductGallery: (given) => <views.ProductGallery {...given} product={{ name: 'Preform' }} />,
  ProductHeader: (given) => <views.ProductHeader {...given} product={{ name: 'Preform' }} />,
  RequestAlert: (given) => <views.RequestAlert {...given} failure={{ text: null }} />,
  RichText: (given) => <views.RichText {...given} html="<p>A</p>" headingLevel={2} />,
  RoomList: (given) => (
    <views.RoomList
      {...given}
      viewerId="me"
      state={{ status: 'ready', rooms: [{ id: '1', name: 'Ada', timestamp: added }] }}
      roomHref={({ id }) => `/${id}`}
    />
  ),
  SeeAll: (given) => <views.SeeAll {...given} shown={1} total={2} loading={false} label="A" />,
  ShareLink: (given) => <views.ShareLink {...given} url="https://a.example" copying="idle" onCopy={ignore} />,
  SiteSearch: (given) => (
    <views.SiteSearch
      {...given}
      text=""
      onTextChange={ignore}
      category="products"
      onCategoryChange={ignore}
      hits={[]}
      status="idle"
      onSelect={ignore}
      onSubmit={ignore}
    />
  ),
  SupplierTable: (given) => (
    <views.SupplierTable
      {...given}
      product={{ name: 'Preform' }}
      state={views.toListState([{ id: 'k', name: 'Kvarnholm' }])}
    />
  ),
  TagPicker: (given) => (
    <views.TagPicker
      {...given}
      tags={[]}
      onTagsChange={ignore}
      text=""
      onTextChange={ignore}
      search={{ hits: [], status: 'idle' }}
    />
  ),
  ValueChainCard: (given) => (
    <views.ValueChainCard
      {...given}
      product={{ name: 'Preform', sector: null, counts: { rawMaterials: 0, applications: 0 } }}
      inputs={[]}
      uses={[]}
      href="/preform"
    />
  ),
  ValueChainFigure: (given) => (
    <views.ValueChainFigure
      {...given}
      product={{ name: 'Preform', counts: { rawMaterials: 0, applications: 0 } }}
      inputs={[]}
      uses={[]}
      treeHref="/tree"
    />
  ),
  ValueChainStrip: (given) => <views.ValueChainStrip {...given} product="Preform" inputs={[]} uses={[]} />,
  ValueChainTree: (given) => (
    <views.ValueChainTree {...given} data={{ status: 'empty', root }} onExpand={ignore} />
  ),
  VerifiedBadge: (given) => <views.VerifiedBadge {...given} />,
  WithheldNote: (given) => <views.WithheldNote {...given}>A</views.WithheldNote>,
};

/** Views that are put elsewhere, or over one control: all of it reaches one element, which is not the first. */
export const WITHIN: Readonly<Record<string, Case>> = {
  LinkEvidenceDialog: (given) => (
    <views.LinkEvidenceDialog
      {...given}
      open
      onOpenChange={ignore}
      about={{ kind: 'supplier', other: 'Kvarnholm', product: 'Preform' }}
      state={{ status: 'loading' }}
      saving={{ status: 'idle' }}
      onRetry={ignore}
      onJudge={ignore}
      onWithdraw={ignore}
      onSourceChange={ignore}
      onRemove={ignore}
    />
  ),
  PostVersionsDialog: (given) => (
    <views.PostVersionsDialog {...given} state={{ status: 'empty' }} onClose={ignore} />
  ),
  PostEditDialog: (given) => (
    <views.PostEditDialog
      {...given}
      open
      onOpenChange={ignore}
      values={{ ...views.NO_POST, removesMedium: false }}
      onValuesChange={ignore}
      medium={null}
      mentionSearch={{ candidates: [], status: 'idle', onQueryChange: ignore }}
      tagSearch={{ text: '', onTextChange: ignore, search: { hits: [], status: 'idle' } }}
      state={{ status: 'editing' }}
      onSubmit={ignore}
      onCancel={ignore}
      onDiscard={ignore}
    />
  ),
  ReportDialog: (given) => (
    <views.ReportDialog
      {...given}
      open
      onOpenChange={ignore}
      about={{ kind: 'post', name: 'Ada' }}
      state={{ status: 'editing' }}
      onSubmit={ignore}
    />
  ),
  SharePopup: (given) => (
    <views.SharePopup
      {...given}
      open
      onOpenChange={ignore}
      kind="post"
      title="A"
      url="https://a.example"
      copying="idle"
      onCopy={ignore}
      values={{ to: '', subject: '', body: '' }}
      onValuesChange={ignore}
      state={{ status: 'editing' }}
      onSubmit={ignore}
    />
  ),
  TagDialog: (given) => (
    <views.TagDialog
      {...given}
      open
      onOpenChange={ignore}
      tagged={[]}
      tags={[]}
      onTagsChange={ignore}
      tagSearch={{ text: '', onTextChange: ignore, search: { hits: [], status: 'idle' } }}
      state={{ status: 'editing' }}
      onSubmit={ignore}
    />
  ),
};

/** Fields over one control, which `ui` holds to the same: `className` is the frame's. */
export const FIELDS: readonly string[] = ['CatalogueField', 'MentionField'];

/** Why the rest takes none of it. */
export const WITHOUT: Readonly<Record<string, string>> = {
  CharactersLeft: 'renders text beside a field of its owner’s',
  DocumentsProvider: 'renders no element',
  LazyDocumentViewer: 'renders the viewer inside of its owner’s frame',
  ListBody: 'renders one of the four states of a list, and no element around them',
  MillraceProvider: 'renders no element',
  PostMedia: 'renders the media of a post, and no element around them',
};

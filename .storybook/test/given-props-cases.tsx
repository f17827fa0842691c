import * as ours from '@millrace/ui';
import { X } from 'lucide-react';
import type { CSSProperties, ReactNode, Ref } from 'react';

/** What a caller may give every component that renders an element. */
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
const options = [{ value: 'a', label: 'A' }];
const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

/** In a table, as a cell of it. */
const inRow = (cell: ReactNode) => inBody(<ours.TableRow>{cell}</ours.TableRow>);
const inBody = (rows: ReactNode) => inTable(<ours.TableBody>{rows}</ours.TableBody>);
const inTable = (parts: ReactNode) => <ours.Table caption="Companies">{parts}</ours.Table>;

const inDialog = (content: ReactNode) => (
  <ours.Dialog.Root defaultOpen>
    <ours.Dialog.Portal>{content}</ours.Dialog.Portal>
  </ours.Dialog.Root>
);
const inDialogContent = (part: ReactNode) =>
  inDialog(
    <ours.Dialog.Content aria-describedby={undefined}>
      <ours.Dialog.Title>Share</ours.Dialog.Title>
      {part}
    </ours.Dialog.Content>,
  );
const inTabs = (part: ReactNode) => <ours.Tabs.Root defaultValue="a">{part}</ours.Tabs.Root>;

const toasts = ours.createToastQueue();

/** Those that stand for themselves: everything given reaches the one root. */
export const ALONE: Readonly<Record<string, Case>> = {
  Accordion: (given) => (
    <ours.Accordion {...given} headingLevel={2}>
      <ours.AccordionItem id="a" title="A">
        A
      </ours.AccordionItem>
    </ours.Accordion>
  ),
  Art: (given) => <ours.Art {...given} kind="seal" src={picture} alt="A" />,
  Avatar: (given) => <ours.Avatar {...given} name="Ada" />,
  AvatarStack: (given) => <ours.AvatarStack {...given} people={[{ name: 'Ada' }]} />,
  Badge: (given) => <ours.Badge {...given}>A</ours.Badge>,
  Banner: (given) => <ours.Banner {...given}>A</ours.Banner>,
  BareLink: (given) => (
    <ours.BareLink {...given} href="/a">
      A
    </ours.BareLink>
  ),
  Breadcrumb: (given) => <ours.Breadcrumb {...given} items={[{ name: 'A' }]} />,
  Button: (given) => <ours.Button {...given}>A</ours.Button>,
  ButtonLink: (given) => (
    <ours.ButtonLink {...given} href="/a">
      A
    </ours.ButtonLink>
  ),
  'Card.Root': (given) => <ours.Card.Root {...given}>A</ours.Card.Root>,
  'Card.Header': (given) => <ours.Card.Header {...given}>A</ours.Card.Header>,
  'Card.Title': (given) => (
    <ours.Card.Title {...given} level={3}>
      A
    </ours.Card.Title>
  ),
  'Card.Media': (given) => <ours.Card.Media {...given} />,
  'Card.Body': (given) => <ours.Card.Body {...given}>A</ours.Card.Body>,
  'Card.Foot': (given) => <ours.Card.Foot {...given}>A</ours.Card.Foot>,
  'Card.Link': (given) => (
    <ours.Card.Link {...given} href="/a">
      A
    </ours.Card.Link>
  ),
  Carousel: (given) => (
    <ours.Carousel {...given} label="A" autoplay={false}>
      <p>A</p>
    </ours.Carousel>
  ),
  CheckboxGroup: (given) => <ours.CheckboxGroup {...given} label="A" options={options} />,
  Columns: (given) => <ours.Columns {...given}>A</ours.Columns>,
  DataTable: (given) => <ours.DataTable {...given} caption="A" rows={[]} columns={[]} />,
  DataTableToolsButton: (given) => (
    <ours.DataTableToolsButton {...given} open={false} onOpenChange={ignore} />
  ),
  DateTimePicker: (given) => <ours.DateTimePicker {...given} label="A" />,
  EmptyState: (given) => <ours.EmptyState {...given} title="A" />,
  ErrorState: (given) => <ours.ErrorState {...given} title="A" />,
  ErrorSummary: (given) => <ours.ErrorSummary {...given} fields={{ name: 'A' }} />,
  Field: (given) => (
    <ours.Field {...given} label="A">
      {(control) => <input {...control} />}
    </ours.Field>
  ),
  FieldGroup: (given) => (
    <ours.FieldGroup {...given} label="A">
      A
    </ours.FieldGroup>
  ),
  Figure: (given) => (
    <ours.Figure {...given} number={1} caption="A">
      A
    </ours.Figure>
  ),
  FileDrop: (given) => (
    <ours.FileDrop {...given} label="A" items={[]} onFilesAdd={ignore} onRemove={ignore} />
  ),
  Heading: (given) => (
    <ours.Heading {...given} level={2}>
      A
    </ours.Heading>
  ),
  Icon: (given) => <ours.Icon {...given} icon={X} />,
  IconButton: (given) => <ours.IconButton {...given} icon={X} label="A" />,
  ImageCropper: (given) => <ours.ImageCropper {...given} label="A" src={picture} />,
  Inline: (given) => <ours.Inline {...given}>A</ours.Inline>,
  Link: (given) => (
    <ours.Link {...given} href="/a">
      A
    </ours.Link>
  ),
  LoadMore: (given) => <ours.LoadMore {...given} shown={1} total={2} />,
  MediaFrame: (given) => <ours.MediaFrame {...given} media={null} />,
  Menu: (given) => <ours.Menu {...given} label="A" items={[]} />,
  Notice: (given) => <ours.Notice {...given}>A</ours.Notice>,
  Page: (given) => <ours.Page {...given}>A</ours.Page>,
  PageMain: (given) => <ours.PageMain {...given}>A</ours.PageMain>,
  PageSide: (given) => <ours.PageSide {...given}>A</ours.PageSide>,
  Pagination: (given) => <ours.Pagination {...given} label="A" current={1} total={2} pageHref={() => '/a'} />,
  Popover: (given) => (
    <ours.Popover {...given} title="A" renderTrigger={(trigger) => <ours.Button {...trigger}>A</ours.Button>}>
      A
    </ours.Popover>
  ),
  Progress: (given) => <ours.Progress {...given} label="A" />,
  Prose: (given) => <ours.Prose {...given}>A</ours.Prose>,
  RadioGroup: (given) => <ours.RadioGroup {...given} label="A" options={options} />,
  SearchField: (given) => (
    <ours.SearchField
      {...given}
      label="A"
      items={[]}
      inputValue=""
      onInputValueChange={ignore}
      onSelect={ignore}
    />
  ),
  SectionHead: (given) => <ours.SectionHead {...given} title="A" />,
  SegmentedControl: (given) => <ours.SegmentedControl {...given} label="A" options={options} />,
  Skeleton: (given) => <ours.Skeleton {...given} />,
  SkeletonRows: (given) => <ours.SkeletonRows {...given} />,
  SkipLink: (given) => <ours.SkipLink {...given} />,
  Slider: (given) => <ours.Slider {...given} label="A" />,
  Spinner: (given) => <ours.Spinner {...given} />,
  Stack: (given) => <ours.Stack {...given}>A</ours.Stack>,
  StatTile: (given) => <ours.StatTile {...given} label="A" value={1} href="/a" />,
  StatTiles: (given) => <ours.StatTiles {...given}>A</ours.StatTiles>,
  Steps: (given) => <ours.Steps {...given} label="A" items={[{ id: 'a', name: 'A' }]} />,
  TabNav: (given) => <ours.TabNav {...given} label="A" items={[]} />,
  Table: (given) => (
    <ours.Table {...given} caption="A">
      <tbody />
    </ours.Table>
  ),
  'Tabs.Root': (given) => <ours.Tabs.Root {...given} />,
  Tag: (given) => <ours.Tag {...given} name="A" />,
  Text: (given) => (
    <ours.Text {...given} as="p">
      A
    </ours.Text>
  ),
  ToastRegion: (given) => <ours.ToastRegion {...given} queue={toasts} />,
  VirtualList: (given) => (
    <ours.VirtualList {...given} items={[]} estimatedHeight={40} renderItem={() => null} />
  ),
  VisuallyHidden: (given) => <ours.VisuallyHidden {...given}>A</ours.VisuallyHidden>,
};

/** Those that stand in something, or are put elsewhere: all of it reaches one element, which is not the first. */
export const WITHIN: Readonly<Record<string, Case>> = {
  AccordionItem: (given) => (
    <ours.Accordion headingLevel={2}>
      <ours.AccordionItem {...given} title="A">
        A
      </ours.AccordionItem>
    </ours.Accordion>
  ),
  AlertDialog: (given) => (
    <ours.AlertDialog {...given} open title="A" description="A" confirmLabel="A" onConfirm={ignore} />
  ),
  'Dialog.Trigger': (given) => (
    <ours.Dialog.Root>
      <ours.Dialog.Trigger {...given}>A</ours.Dialog.Trigger>
    </ours.Dialog.Root>
  ),
  'Dialog.Overlay': (given) => inDialog(<ours.Dialog.Overlay {...given} />),
  'Dialog.Content': (given) =>
    inDialog(
      <ours.Dialog.Content {...given} aria-describedby={undefined}>
        <ours.Dialog.Title>A</ours.Dialog.Title>
      </ours.Dialog.Content>,
    ),
  'Dialog.Header': (given) => inDialogContent(<ours.Dialog.Header {...given} />),
  'Dialog.Title': (given) =>
    inDialog(
      <ours.Dialog.Content aria-describedby={undefined}>
        <ours.Dialog.Title {...given}>A</ours.Dialog.Title>
      </ours.Dialog.Content>,
    ),
  'Dialog.Description': (given) => inDialogContent(<ours.Dialog.Description {...given} />),
  'Dialog.Body': (given) => inDialogContent(<ours.Dialog.Body {...given} />),
  'Dialog.Footer': (given) => inDialogContent(<ours.Dialog.Footer {...given} />),
  'Dialog.Close': (given) => inDialogContent(<ours.Dialog.Close {...given} />),
  'Drawer.Content': (given) =>
    inDialog(
      <ours.Drawer.Content {...given} aria-describedby={undefined}>
        <ours.Drawer.Title>A</ours.Drawer.Title>
      </ours.Drawer.Content>,
    ),
  TableHead: (given) => inTable(<ours.TableHead {...given} />),
  TableBody: (given) => inTable(<ours.TableBody {...given} />),
  TableColumn: (given) =>
    inTable(
      <ours.TableHead>
        <ours.TableColumn {...given}>A</ours.TableColumn>
      </ours.TableHead>,
    ),
  TableRow: (given) => inBody(<ours.TableRow {...given} />),
  TableCell: (given) => inRow(<ours.TableCell {...given} />),
  TableName: (given) =>
    inRow(
      <td>
        <ours.TableName {...given}>A</ours.TableName>
      </td>,
    ),
  TableRowLink: (given) =>
    inRow(
      <td>
        <ours.TableRowLink {...given} href="/a">
          A
        </ours.TableRowLink>
      </td>,
    ),
  TableRowAction: (given) =>
    inRow(
      <td>
        <ours.TableRowAction {...given} icon={X} label="A" accessibleLabel="A" />
      </td>,
    ),
  TableUnit: (given) =>
    inRow(
      <td>
        <ours.TableUnit {...given}>A</ours.TableUnit>
      </td>,
    ),
  TableWideOnly: (given) =>
    inRow(
      <td>
        <ours.TableWideOnly {...given}>A</ours.TableWideOnly>
      </td>,
    ),
  'Tabs.List': (given) => inTabs(<ours.Tabs.List {...given} aria-label="A" />),
  'Tabs.Trigger': (given) =>
    inTabs(
      <ours.Tabs.List aria-label="A">
        <ours.Tabs.Trigger {...given} value="a">
          A
        </ours.Tabs.Trigger>
      </ours.Tabs.List>,
    ),
  'Tabs.Content': (given) => inTabs(<ours.Tabs.Content {...given} value="a" />),
  Tooltip: (given) => (
    <ours.Tooltip {...given} text="A" open>
      <ours.Button>A</ours.Button>
    </ours.Tooltip>
  ),
};

/** Fields over one control: `className` is the frame's, so that it can be laid out; all else is the control's. */
export const FIELDS: Readonly<Record<string, Case>> = {
  Checkbox: (given) => <ours.Checkbox {...given} label="A" />,
  ComboBox: (given) => (
    <ours.ComboBox
      {...given}
      label="A"
      items={[]}
      inputValue=""
      onInputValueChange={ignore}
      onSelect={ignore}
    />
  ),
  DateField: (given) => <ours.DateField {...given} label="A" />,
  DatePicker: (given) => <ours.DatePicker {...given} label="A" />,
  NumberField: (given) => <ours.NumberField {...given} label="A" />,
  PasswordField: (given) => <ours.PasswordField {...given} label="A" />,
  SelectField: (given) => <ours.SelectField {...given} label="A" options={options} />,
  Switch: (given) => <ours.Switch {...given} label="A" />,
  TextArea: (given) => <ours.TextArea {...given} label="A" />,
  TextField: (given) => <ours.TextField {...given} label="A" />,
  TimeField: (given) => <ours.TimeField {...given} label="A" />,
};

/** Components that take none of it, or not all, and why. */
export const WITHOUT: Readonly<Record<string, string>> = {
  ComboBoxPopover: 'stands where its field places it',
  ControlsLanguage: 'renders no element',
  'Dialog.Portal': 'renders no element',
  'Dialog.Root': 'renders no element',
  LightProvider: 'renders no element',
  MatchedText: 'renders text and marks in it',
  ToastProvider: 'renders no element of the caller’s',
  UiProvider: 'renders no element',
};

/** Components whose id is no attribute of what everything else reaches, and why. */
export const OWN_ID: Readonly<Record<string, string>> = {
  AccordionItem: 'tells it from its neighbours',
  Field: 'is that of the control',
  FileDrop: 'is that of the input',
  Tooltip: 'is what its control is described by',
};

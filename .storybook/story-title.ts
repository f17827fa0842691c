/** Groups of the sidebar for the kit, by purpose. */
const PURPOSES: Readonly<Record<string, readonly string[]>> = {
  Actions: ['Button', 'IconButton', 'Link', 'SegmentedControl'],
  Inputs: [
    'Checkbox',
    'CheckboxGroup',
    'ComboBox',
    'DateField',
    'DatePicker',
    'DateTimePicker',
    'Field',
    'FileDrop',
    'ImageCropper',
    'NumberField',
    'PasswordField',
    'RadioGroup',
    'SearchField',
    'SelectField',
    'Slider',
    'Switch',
    'TextArea',
    'TextField',
    'TimeField',
  ],
  Feedback: [
    'Banner',
    'EmptyState',
    'ErrorState',
    'ErrorSummary',
    'Notice',
    'Progress',
    'Skeleton',
    'Spinner',
    'Toast',
  ],
  Overlays: ['AlertDialog', 'Dialog', 'Drawer', 'Menu', 'Popover', 'Tooltip'],
  Data: ['Badge', 'DataTable', 'StatTile', 'Table', 'Tag', 'VirtualList'],
  Layout: ['Accordion', 'Card', 'Columns', 'Inline', 'Page', 'SectionHead', 'Stack'],
  Navigation: ['Breadcrumb', 'LoadMore', 'Pagination', 'SkipLink', 'Steps', 'TabNav', 'Tabs'],
  Media: ['Art', 'Avatar', 'Carousel', 'Figure', 'Icon', 'MediaFrame'],
  Text: ['Heading', 'Prose', 'Text', 'VisuallyHidden'],
  Providers: ['LightProvider', 'UiProvider'],
};

const purposeByComponent = new Map(
  Object.entries(PURPOSES).flatMap(([purpose, names]) => names.map((name) => [name, purpose] as const)),
);

/**
 * Returns the title of a component's stories: `UI/Actions/Button` for `ui/primitives/Button`,
 * `Catalogue/SupplierTable` for `design-system/catalogue/SupplierTable`, `Value chain/ValueChainDiagram` for
 * `value-chain/diagram/ValueChainDiagram`.
 *
 * @param folder Below `packages`, without `src`.
 * @param name The component, where it is a part with a page of its own. Default: that of the folder.
 */
export function storyTitle(folder: string, name?: string): string {
  const [root = '', area = '', component = ''] = folder.split('/');
  // The diagram stands with what shows value chains.
  const ownArea = root === 'value-chain' ? root : area;
  const group = root === 'ui' ? `UI/${purposeByComponent.get(component) ?? 'Other'}` : capitalize(ownArea);
  return [group, component, ...(name && name !== component ? [name] : [])].join('/');
}

const capitalize = (area: string) => (area.charAt(0).toUpperCase() + area.slice(1)).replaceAll('-', ' ');

/** The folder of a file of a component: `ui/primitives/Button` for `…/packages/ui/src/primitives/Button/Button.tsx`. */
export function componentFolder(path: string): string {
  const [, root = '', area = '', component = ''] =
    /packages\/([^/]+)\/src\/([^/]+)\/([^/]+)\//.exec(path.replaceAll('\\', '/')) ?? [];
  return `${root}/${area}/${component}`;
}

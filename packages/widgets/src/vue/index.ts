import type { EmbedElementName } from '@millrace/domain';
import {
  type AllowedComponentProps,
  type ComponentCustomProps,
  defineComponent,
  h,
  onBeforeUnmount,
  onMounted,
  type PropType,
  ref,
  type VNode,
  type VNodeProps,
} from 'vue';
import { type ElementProps, elementAttributes } from '../wrappers/attributes';
import type {
  MillraceClick,
  MillraceError,
  MillraceFollowing,
  MillraceHandlers,
  MillraceReady,
} from '../wrappers/events';
import { listenTo } from '../wrappers/listen-to';

export type { MillraceClick, MillraceError, MillraceFollowing, MillraceReady } from '../wrappers/events';
export { loadMillrace, type MillraceScriptOptions } from '../wrappers/script';

const options = {
  id: { type: String, required: true },
  theme: String as PropType<ElementProps['theme']>,
  lang: String,
  rel: String,
  height: Number,
  layout: String as PropType<ElementProps['layout']>,
  font: String as PropType<ElementProps['font']>,
  rows: Number,
  part: String,
} as const;

/** Events of a component; `click` and `follow` can be prevented by `preventDefault()`. */
const emits = {
  ready: (_event: CustomEvent<MillraceReady>) => true,
  error: (_event: CustomEvent<MillraceError>) => true,
  click: (_event: CustomEvent<MillraceClick>) => true,
  follow: (_event: CustomEvent<MillraceFollowing>) => true,
};

/** A widget as a component. Its type names no generic of Vue, whose parameters differ between minor versions. */
export type MillraceComponent = new () => {
  $props: ElementProps & MillraceHandlers & VNodeProps & AllowedComponentProps & ComponentCustomProps;
  $slots: { default?: () => VNode[] };
};

/** Returns a widget as a component: its default slot is the fallback, a link to the page on Millrace. */
const component = (element: EmbedElementName): MillraceComponent =>
  defineComponent({
    name: `millrace-${element}`,
    props: options,
    emits,
    setup(props, { emit, slots }) {
      const host = ref<HTMLElement>();
      let stop: (() => void) | undefined;
      onMounted(() => {
        if (!host.value) return;
        stop = listenTo(host.value, () => ({
          onReady: (event) => emit('ready', event),
          onError: (event) => emit('error', event),
          onClick: (event) => emit('click', event),
          onFollow: (event) => emit('follow', event),
        }));
      });
      onBeforeUnmount(() => stop?.());
      return () => h(`millrace-${element}`, { ref: host, ...elementAttributes(props) }, slots.default?.());
    },
  }) as unknown as MillraceComponent;

/** Card of a product with a follow button. */
export const MillraceProduct = component('product');
/** List of a product's suppliers. */
export const MillraceSuppliers = component('suppliers');
/** Value chain of a product; `part` is the depth of applications, or the id of a product to show the path to. */
export const MillraceValueChain = component('value-chain');
/** Card of a company with a follow button. */
export const MillraceCompany = component('company');
/** Card of an event. */
export const MillraceEvent = component('event');
/** Events about a product, a company, or a sector, whose key replaces the id. */
export const MillraceEvents = component('events');
/** Public posts about a product or a company. */
export const MillraceFeed = component('feed');
/** Button that follows a product or a company; with the part `invite` a link that invites colleagues. */
export const MillraceFollow = component('follow');
/** Link to request quotes for a product. */
export const MillraceQuote = component('quote');

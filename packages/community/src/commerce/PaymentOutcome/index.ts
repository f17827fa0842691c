export { PaymentFailure, type PaymentFailureProps } from './PaymentFailure';
export {
  type PaymentState,
  PaymentSuccess,
  PaymentSuccessContainer,
  type PaymentSuccessContainerProps,
  type PaymentSuccessProps,
} from './PaymentSuccessContainer';

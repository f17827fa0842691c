export { PaymentFailure, type PaymentFailureProps } from './PaymentFailure';
export { type PaymentState, PaymentSuccess, type PaymentSuccessProps } from './PaymentSuccess';
export { PaymentSuccessContainer, type PaymentSuccessContainerProps } from './PaymentSuccessContainer';

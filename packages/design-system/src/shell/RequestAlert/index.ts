export { RequestAlert, type RequestAlertProps, type RequestFailure } from './RequestAlert';

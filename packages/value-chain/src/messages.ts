export { en } from './messages/en';
export { valueChainTexts } from './messages/value-chain-texts';

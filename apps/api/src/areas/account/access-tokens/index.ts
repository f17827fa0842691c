export {
  type AccessTokenRow,
  deleteAccessToken,
  deleteAccessTokens,
  findAccessTokens,
  purgeExpiredAccessTokens,
} from './access-tokens.repository';
export { authenticateToken, makeAccessToken } from './access-tokens.service';
export { accessTokenView } from './access-tokens.view';

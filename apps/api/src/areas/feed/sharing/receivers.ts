import { readAddresses, SHARE_ADDRESSES_MAX } from '@millrace/domain';
import { InvalidFieldsError } from '../../../platform/errors';
import { type Sentence, sentence } from '../../../platform/messages/text';

/**
 * The addresses that a member writes to, each once.
 *
 * @param field Of the form, which says what is wrong.
 * @throws {InvalidFieldsError} naming what is no address.
 */
export function readReceivers(sent: string | readonly string[], field: string): string[] {
  // No address has a comma: an entry that holds several is read as it would be where one types them.
  const { addresses, invalid } = readAddresses(typeof sent === 'string' ? sent : sent.join());
  const problem = receiverError(addresses, invalid);
  if (problem !== null) throw new InvalidFieldsError({ [field]: problem });
  return addresses;
}

function receiverError(addresses: readonly string[], invalid: readonly string[]): Sentence | null {
  if (invalid.length > 0) {
    return sentence('field.notEmails', { count: invalid.length, list: invalid.join(', ') });
  }
  if (addresses.length === 0) return sentence('problem.blank');
  if (addresses.length > SHARE_ADDRESSES_MAX)
    return sentence('problem.maxItems', { limit: SHARE_ADDRESSES_MAX });
  return null;
}

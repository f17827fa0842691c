import { spyOn } from 'storybook/test';

/** Mocks the authenticator: it succeeds, or fails with an error of this name. */
export function answerPasskey(answer: 'given' | 'NotAllowedError' | 'InvalidStateError'): void {
  const reply = async () => {
    if (answer !== 'given') throw new DOMException('', answer);
    return credential;
  };
  spyOn(navigator.credentials, 'get').mockImplementation(reply);
  spyOn(navigator.credentials, 'create').mockImplementation(reply);
}

const bytes = new Uint8Array([1, 2, 3]).buffer;

const credential = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: null,
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, attestationObject: bytes },
  getClientExtensionResults: () => ({}),
} as unknown as Credential;

import { answer } from '../answer';
import type { Client } from '../client';
import { meKeys, sessionKeys } from '../query-keys';
import type { InquiryDraft, PasswordUpdate, Registration, WizardRegistration } from '../types';
import { createOptions, refetch, writeOptions } from './write-options';

/** An address that something is sent to. */
export interface EmailRequest {
  email: string;
}

const nothingElseChanges = async () => undefined;

/**
 * Becoming a member, passwords, and writing to us without being one, as options of TanStack Query. None of them
 * tells whether an address has an account. @see GAP-040
 */
export function accountMutations(client: Client) {
  return {
    /** Signs up with an e-mail alone; its link opens the onboarding. @see ACC-011 */
    registerEmail: () =>
      writeOptions({
        mutationKey: ['accounts', 'registerEmail'],
        mutationFn: (body: EmailRequest) => answer(client.POST('/registration/email', { body })),
        refresh: nothingElseChanges,
      }),

    /** Signs up with the full form. @see API-008 */
    register: () =>
      writeOptions({
        mutationKey: ['accounts', 'register'],
        mutationFn: (body: Registration) => answer(client.POST('/api/v2/registration', { body })),
        refresh: nothingElseChanges,
      }),

    /** Signs up in the wizard, or completes a sign-up by the token of its link. @see API-006 */
    registerInWizard: () =>
      writeOptions({
        mutationKey: ['accounts', 'registerInWizard'],
        mutationFn: (body: WizardRegistration) => answer(client.POST('/registration', { body })),
        refresh: (queries) => refetch(queries, sessionKeys.all, meKeys.all),
      }),

    /** Sends the verification link again. @see ACC-013 */
    resendVerification: () =>
      writeOptions({
        mutationKey: ['accounts', 'resendVerification'],
        mutationFn: (body: EmailRequest) => answer(client.POST('/registration/resend', { body })),
        refresh: nothingElseChanges,
      }),

    /** Asks for a link to set a new password. @see ACC-012 */
    forgotPassword: () =>
      writeOptions({
        mutationKey: ['accounts', 'forgotPassword'],
        mutationFn: (body: EmailRequest) => answer(client.POST('/api/v1/user/password/forgot', { body })),
        refresh: nothingElseChanges,
      }),

    /**
     * Sets a new password by the token of a link. A link that is no longer good fails with `link_expired`,
     * `link_replaced`, `link_used` or `link_unknown`. @see GAP-039
     */
    updatePassword: () =>
      writeOptions({
        mutationKey: ['accounts', 'updatePassword'],
        mutationFn: (body: PasswordUpdate) => answer(client.POST('/api/v2/me/updatePassword', { body })),
        refresh: (queries) => refetch(queries, sessionKeys.all),
      }),

    /** Asks to be invited. @see MKT-003 */
    requestInvitation: () =>
      writeOptions({
        mutationKey: ['accounts', 'requestInvitation'],
        mutationFn: (body: EmailRequest) => answer(client.POST('/api/v1/invitation', { body })),
        refresh: nothingElseChanges,
      }),

    /** Tells the sales desk what one is looking for. @see INQ-005 */
    sendInquiry: () =>
      createOptions({
        mutationKey: ['accounts', 'sendInquiry'],
        path: '/api/v2/inquiry',
        call: ({ attachment, ...fields }: InquiryDraft, header) =>
          answer(
            client.POST('/api/v2/inquiry', {
              params: { header },
              body: fields,
              bodySerializer: () => inquiryForm(fields, attachment),
            }),
          ),
        refresh: nothingElseChanges,
      }),
  };
}

function inquiryForm(fields: Omit<InquiryDraft, 'attachment'>, attachment: File | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, value);
  }
  if (attachment) form.set('attachment', attachment);
  return form;
}

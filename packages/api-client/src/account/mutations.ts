import { companyKeys } from '../companies/keys';
import { memberKeys } from '../network/keys';
import { searchKeys } from '../operations/keys';
import { createOptions, refetch, writeOptions } from '../query-options/write-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type {
  CompanyDraft,
  InquiryDraft,
  Me,
  MeUpdate,
  PasswordUpdate,
  ProfileDraft,
  Registration,
  WizardRegistration,
} from '../types';
import { meKeys, sessionKeys } from './keys';

/** Address that a mail is sent to. */
export interface EmailRequest {
  email: string;
}

const nothingElseChanges = async () => undefined;

/**
 * Mutations for signing up, passwords and writing to us without an account, as options of TanStack Query. None of
 * them reveals whether an address has an account. @see GAP-040
 */
export function accountMutations({ withoutRetries: client }: Client) {
  return {
    /** Signs up with an e-mail alone; its link opens the onboarding. @see ACC-011 */
    registerEmail: () =>
      writeOptions({
        mutationKey: ['accounts', 'registerEmail'],
        mutationFn: (body: EmailRequest) => unwrap(client.POST('/registration/email', { body })),
        refresh: nothingElseChanges,
      }),

    /** Signs up with the full form. @see API-008 */
    register: () =>
      writeOptions({
        mutationKey: ['accounts', 'register'],
        mutationFn: (body: Registration) => unwrap(client.POST('/api/v2/registration', { body })),
        refresh: nothingElseChanges,
      }),

    /** Signs up in the wizard, or completes a sign-up with the token of its link. @see API-006 */
    registerInWizard: () =>
      writeOptions({
        mutationKey: ['accounts', 'registerInWizard'],
        mutationFn: (body: WizardRegistration) => unwrap(client.POST('/registration', { body })),
        refresh: (queries) => refetch(queries, sessionKeys.all, meKeys.all),
      }),

    /** Resends the verification link. @see ACC-013 */
    resendVerification: () =>
      writeOptions({
        mutationKey: ['accounts', 'resendVerification'],
        mutationFn: (body: EmailRequest) => unwrap(client.POST('/registration/resend', { body })),
        refresh: nothingElseChanges,
      }),

    /** Requests a link to set a new password. @see ACC-012 */
    forgotPassword: () =>
      writeOptions({
        mutationKey: ['accounts', 'forgotPassword'],
        mutationFn: (body: EmailRequest) => unwrap(client.POST('/api/v1/user/password/forgot', { body })),
        refresh: nothingElseChanges,
      }),

    /**
     * Sets a new password with the token of a link. A link that is no longer valid fails with `link_expired`,
     * `link_replaced`, `link_used` or `link_unknown`. @see GAP-039
     */
    updatePassword: () =>
      writeOptions({
        mutationKey: ['accounts', 'updatePassword'],
        mutationFn: (body: PasswordUpdate) => unwrap(client.POST('/api/v2/me/updatePassword', { body })),
        refresh: (queries) => refetch(queries, sessionKeys.all),
      }),

    /** Requests an invitation. @see MKT-003 */
    requestInvitation: () =>
      writeOptions({
        mutationKey: ['accounts', 'requestInvitation'],
        mutationFn: (body: EmailRequest) => unwrap(client.POST('/api/v1/invitation', { body })),
        refresh: nothingElseChanges,
      }),

    /** Sends an inquiry to the sales desk. @see INQ-005 */
    sendInquiry: () =>
      createOptions({
        mutationKey: ['accounts', 'sendInquiry'],
        path: '/api/v2/inquiry',
        call: ({ attachment, ...fields }: InquiryDraft, header) =>
          unwrap(
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

/** Profile picture: JPEG or PNG, at most 10 MB. */
export interface UserPicture {
  picture: Blob;
}

/** Mutations of the member's own profile, as options of TanStack Query. Need a session, else `sign_in_required`. */
export function meMutations({ withoutRetries: client }: Client) {
  return {
    /**
     * Saves `/profile`. A wrong current password fails with `wrong_password`. A new address takes effect when its
     * link is followed. @see API-017, DIFF-010, GAP-045
     */
    update: () =>
      writeOptions({
        mutationKey: ['me', 'update'],
        mutationFn: (body: MeUpdate) => unwrap(client.PUT('/api/v2/me', { body })),
        refresh: (queries, me: Me) => {
          queries.setQueryData(meKeys.profile, me);
          return refetch(queries, sessionKeys.all, memberKeys.one(me.id), companyKeys.all);
        },
      }),

    /** Saves a step of the wizard. @see API-019 */
    saveStep: () =>
      writeOptions({
        mutationKey: ['me', 'saveStep'],
        mutationFn: async (body: ProfileDraft) =>
          (await unwrap(client.POST('/api/v1/user/profile', { body }))).Item,
        refresh: (queries, me: Me) => {
          queries.setQueryData(meKeys.profile, me);
          return refetch(queries, sessionKeys.all, memberKeys.one(me.id), companyKeys.all);
        },
      }),

    /** Marks the wizard as completed, permanently. @see API-020 */
    completeOnboarding: () =>
      writeOptions({
        mutationKey: ['me', 'completeOnboarding'],
        mutationFn: async (body: { completed: true }) =>
          (await unwrap(client.POST('/api/v1/user/onboarding', { body }))).Item,
        refresh: (queries, me: Me) => {
          queries.setQueryData(meKeys.profile, me);
          return refetch(queries, sessionKeys.all);
        },
      }),

    /** Sets the member's picture; returns its address. @see ACC-055 */
    uploadPicture: () =>
      createOptions({
        mutationKey: ['me', 'uploadPicture'],
        path: '/api/v1/user/image',
        call: async ({ picture }: UserPicture, header) =>
          (
            await unwrap(
              client.POST('/api/v1/user/image', {
                params: { header },
                // The contract types files as text; the form below is what is sent.
                body: { userImage: 'picture' },
                bodySerializer: () => {
                  const form = new FormData();
                  form.set('userImage', picture);
                  return form;
                },
              }),
            )
          ).Item,
        refresh: (queries, { id }) => refetch(queries, sessionKeys.all, meKeys.profile, memberKeys.one(id)),
      }),

    /** Adds the company that the member works for. A taken name fails with `already_exists`. @see API-024 */
    addCompany: () =>
      createOptions({
        mutationKey: ['me', 'addCompany'],
        path: '/api/v1/user/add/company',
        call: (body: CompanyDraft, header) =>
          unwrap(client.POST('/api/v1/user/add/company', { params: { header }, body })),
        refresh: (queries) => refetch(queries, companyKeys.all, searchKeys.all),
      }),
  };
}

import { answer } from '../answer';
import type { Client } from '../client';
import { companyKeys, meKeys, memberKeys, searchKeys, sessionKeys } from '../query-keys';
import type { CompanyDraft, Me, MeUpdate, ProfileDraft } from '../types';
import { createOptions, refetch, writeOptions } from './write-options';

/** A picture of oneself: JPEG or PNG, at most 10 MB. */
export interface UserPicture {
  picture: Blob;
}

/** Writes about oneself, as options of TanStack Query; without a session they fail with `sign_in_required`. */
export function meMutations(client: Client) {
  return {
    /**
     * Saves `/profile`. A wrong current password fails with `wrong_password`. An address that is new counts once
     * its link was followed. @see API-017, DIFF-010, GAP-045
     */
    update: () =>
      writeOptions({
        mutationKey: ['me', 'update'],
        mutationFn: (body: MeUpdate) => answer(client.PUT('/api/v2/me', { body })),
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
          (await answer(client.POST('/api/v1/user/profile', { body }))).Item,
        refresh: (queries, me: Me) => {
          queries.setQueryData(meKeys.profile, me);
          return refetch(queries, sessionKeys.all, memberKeys.one(me.id), companyKeys.all);
        },
      }),

    /** Says that the wizard is done, for good. @see API-020 */
    completeOnboarding: () =>
      writeOptions({
        mutationKey: ['me', 'completeOnboarding'],
        mutationFn: async (body: { completed: true }) =>
          (await answer(client.POST('/api/v1/user/onboarding', { body }))).Item,
        refresh: (queries, me: Me) => {
          queries.setQueryData(meKeys.profile, me);
          return refetch(queries, sessionKeys.all);
        },
      }),

    /** Sets one's own picture; answers its address. @see ACC-055 */
    uploadPicture: () =>
      createOptions({
        mutationKey: ['me', 'uploadPicture'],
        path: '/api/v1/user/image',
        call: async ({ picture }: UserPicture, header) =>
          (
            await answer(
              client.POST('/api/v1/user/image', {
                params: { header },
                // The contract's types know a file as text; what is sent is the form below.
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

    /** Adds the company that one works for. A taken name fails with `already_exists`. @see API-024 */
    addCompany: () =>
      createOptions({
        mutationKey: ['me', 'addCompany'],
        path: '/api/v1/user/add/company',
        call: (body: CompanyDraft, header) =>
          answer(client.POST('/api/v1/user/add/company', { params: { header }, body })),
        refresh: (queries) => refetch(queries, companyKeys.all, searchKeys.all),
      }),
  };
}

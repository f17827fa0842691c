import type { QueryClient } from '@tanstack/react-query';
import { sessionKeys } from '../account/keys';
import { productKeys } from '../catalogue/keys';
import { memberKeys } from '../network/keys';
import { searchKeys } from '../operations/keys';
import { createOptions, refetch, writeOptions } from '../query-options/write-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { Company, CompanyCreation, CompanyProposal, CompanyUpdate, LinkDecisionDraft } from '../types';
import { companyKeys } from './keys';

/** Cropped and original picture; JPEG or PNG of at most 10 MB each. */
export interface CompanyPicture {
  original: Blob;
  crop: Blob;
}

/** Company after an edit, with the changes that await approval. */
export interface ChangedCompany {
  company: Company;
  proposal: CompanyProposal | null;
}

/** Returns mutations of companies, as options of TanStack Query. */
export function companyMutations({ withoutRetries: client }: Client) {
  return {
    /** Creates a company. A taken name fails with `already_exists`. @see API-092, DIFF-022 */
    create: () =>
      createOptions({
        mutationKey: ['companies', 'create'],
        path: '/api/v1/company',
        call: async (draft: CompanyCreation, header) =>
          (
            await unwrap(
              client.POST('/api/v1/company', {
                params: { header },
                body: { ...draft, addAsSupplier: draft.addAsSupplier ?? false },
              }),
            )
          ).Item,
        refresh: (queries, company, { product_id }) => {
          queries.setQueryData(companyKeys.detail(company.id), company);
          const product = product_id === undefined ? [] : [productKeys.one(product_id)];
          return refetch(queries, searchKeys.all, ...product);
        },
      }),

    /**
     * Edits a company. A name or website that the viewer may not set becomes a proposal. Fails with
     * `already_exists` for a taken name, and with `edited_meanwhile` if `version` is outdated. @see API-094, GAP-058
     */
    update: (id: string) =>
      writeOptions({
        mutationKey: ['companies', 'update', id],
        mutationFn: async (body: CompanyUpdate): Promise<ChangedCompany> => {
          const reply = await unwrap(client.PUT('/api/v1/company/{id}', { params: { path: { id } }, body }));
          return { company: reply.Item, proposal: 'proposal' in reply ? reply.proposal : null };
        },
        refresh: (queries, { company }) => changed(queries, company),
      }),

    /** Accepts or declines a member's proposal; for the company's verified people, editors and moderators. */
    decide: (id: string) =>
      writeOptions({
        mutationKey: ['companies', 'decide', id],
        mutationFn: async ({ proposalId, accept }: { proposalId: string; accept: boolean }) =>
          (
            await unwrap(
              client.PUT('/api/v2/companies/{id}/proposals/{proposalId}', {
                params: { path: { id, proposalId } },
                body: { accept },
              }),
            )
          ).Item,
        refresh: changed,
      }),

    /** Sets the logo. @see API-095 */
    setLogo: (id: string) =>
      writeOptions({
        mutationKey: ['companies', 'setLogo', id],
        mutationFn: async ({ original, crop }: CompanyPicture) =>
          (
            await unwrap(
              client.PUT('/api/v1/company/{id}/logo', {
                params: { path: { id } },
                // The contract types files as text; the form below is what is sent.
                body: { logo: 'crop', original_image: 'original' },
                bodySerializer: () => pictureForm('logo', { original, crop }),
              }),
            )
          ).Item,
        refresh: changed,
      }),

    /** Sets the cover. @see GAP-032 */
    setCover: (id: string) =>
      writeOptions({
        mutationKey: ['companies', 'setCover', id],
        mutationFn: async ({ original, crop }: CompanyPicture) =>
          (
            await unwrap(
              client.PUT('/api/v1/company/{id}/cover', {
                params: { path: { id } },
                body: { cover: 'crop', original_image: 'original' },
                bodySerializer: () => pictureForm('cover', { original, crop }),
              }),
            )
          ).Item,
        refresh: changed,
      }),

    /** Reverts an edit; for the company's own people. @see GAP-058 */
    restore: (id: string) =>
      writeOptions({
        mutationKey: ['companies', 'restore', id],
        mutationFn: async ({ editId, version }: { editId: string; version: number }) =>
          (
            await unwrap(
              client.PUT('/api/v2/companies/{id}/edits/{editId}/restore', {
                params: { path: { id, editId } },
                body: { version },
              }),
            )
          ).Item,
        refresh: changed,
      }),
  };
}

/** Invalidates the lists of products, people and searches that show the company's name and logo. */
function changed(queries: QueryClient, company: Company): Promise<unknown> {
  queries.setQueryData(companyKeys.detail(company.id), company);
  return refetch(
    queries,
    companyKeys.edits(company.id),
    companyKeys.proposals(company.id),
    productKeys.all,
    searchKeys.all,
    memberKeys.all,
    sessionKeys.all,
  );
}

function pictureForm(field: 'logo' | 'cover', { original, crop }: CompanyPicture): FormData {
  const form = new FormData();
  form.set(field, crop);
  form.set('original_image', original);
  return form;
}

/** Returns mutations of company membership and its moderation, as options of TanStack Query. @see GAP-089 */
export function companyLinkMutations({ withoutRetries: client }: Client) {
  return {
    /** Requests verification that the member works for a company; fails with `link_case_waits` if one is open. */
    ask: (companyId: string) =>
      createOptions({
        mutationKey: ['companies', 'link', 'ask'],
        path: '/api/v2/companies/{id}/link/requests',
        call: (body: { text: string }, header) =>
          unwrap(
            client.POST('/api/v2/companies/{id}/link/requests', {
              params: { path: { id: companyId }, header },
              body,
            }),
          ),
        refresh: async (queries, link) => {
          queries.setQueryData(companyKeys.link(companyId), link);
        },
      }),

    /** Objects to a member being listed with the viewer's company. */
    object: (companyId: string, userId: string) =>
      createOptions({
        mutationKey: ['companies', 'link', 'object'],
        path: '/api/v2/companies/{id}/people/{userId}/objections',
        call: (body: { text: string }, header) =>
          unwrap(
            client.POST('/api/v2/companies/{id}/people/{userId}/objections', {
              params: { path: { id: companyId, userId }, header },
              body,
            }),
          ),
        refresh: async (queries) => {
          await queries.invalidateQueries({ queryKey: companyKeys.employees(companyId) });
        },
      }),

    /** Decides on a member's link; fails with `already_decided` if someone else decided first. */
    decide: (id: string) =>
      createOptions({
        mutationKey: ['moderation', 'decide-link'],
        path: '/api/v2/moderation/company-links/{id}/decisions',
        call: (body: LinkDecisionDraft, header) =>
          unwrap(
            client.POST('/api/v2/moderation/company-links/{id}/decisions', {
              params: { path: { id }, header },
              body,
            }),
          ),
        refresh: async (queries) => {
          await queries.invalidateQueries({ queryKey: ['moderation', 'link-cases'] });
        },
      }),
  };
}

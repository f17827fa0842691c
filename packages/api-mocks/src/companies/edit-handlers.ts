import type { Company, Edit, EditChange } from '@millrace/api-client';
import { findCountry, nameSortKey } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { stableId } from '../factories/stable-id';
import type { MockServer } from '../handlers/mock-server';
import { resultsPage } from '../handlers/paging';
import { found, REPLY, refuse, refuseField, refuseTakenName } from '../handlers/refusals';
import { aBareCompany, anEdit } from './factory';

type Fields = Partial<
  Pick<Company, 'name' | 'address' | 'url' | 'description' | 'country_code' | 'logo' | 'cover'>
>;

/** Creates handlers that create and edit companies; the edit history lasts until `resetMocks`. */
export function companyEditingHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  const isTaken = (name: string, except?: string) =>
    [...server.data.companies.values()].some(
      (known) => known.id !== except && nameSortKey(known.name) === nameSortKey(name),
    );

  return [
    http.post('/api/v1/company', async ({ request, response }) => {
      const { name, address, url, desc, country } = await request.json();
      const reply = await server.once(request, () => {
        if (isTaken(name)) return refuseTakenName('Company');
        const found = findCountry(country);
        if (!found) return refuseField('country', 'Choose a country from the list.');
        const Item = aBareCompany({
          id: stableId('company', name),
          name: name.trim(),
          address: address?.trim() || null,
          url: url?.trim() || null,
          description: desc ?? '',
          country: found.name,
          country_code: found.code,
        });
        server.data.companies.set(Item.id, Item);
        return response(201).json({ Item, country: Item.country }, REPLY);
      });
      return response.untyped(reply);
    }),

    http.put('/api/v1/company/{id}', async ({ params, request, response }) => {
      const { name, address, url, description, country, version } = await request.json();
      if (user === null) return response.untyped(refuse('signIn'));
      if (isTaken(name, params.id)) return response.untyped(refuseTakenName('Company'));
      const found = findCountry(country);
      if (!found) return response.untyped(refuseField('country', 'Choose a country from the list.'));
      const Item = change(params.id, version, {
        name: name.trim(),
        ...(address !== undefined && { address: address.trim() || null }),
        ...(url !== undefined && { url: url.trim() || null }),
        ...(description !== undefined && { description: description.trim() }),
        country_code: found.code,
      });
      return response(200).json({ Item, country: Item.country }, REPLY);
    }),

    http.put('/api/v1/company/{id}/logo', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const Item = change(params.id, undefined, { logo: '/art/v1/none/seal/new-logo.svg' });
      return response(200).json({ Item, country: Item.country }, REPLY);
    }),

    http.put('/api/v1/company/{id}/cover', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const Item = change(params.id, undefined, { cover: '/art/v1/optical-fiber/plate/new-cover.svg' });
      return response(200).json({ Item, country: Item.country }, REPLY);
    }),

    http.get('/api/v2/companies/{id}/edits', ({ params, request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      if (!server.data.companies.has(params.id)) return response.untyped(refuse('notFound'));
      const rows = server.data.edits.of(params.id);
      const list = resultsPage(rows, { url: request.url, rowKey: ({ id }) => id });
      return response(200).json(list, REPLY);
    }),

    http.get('/api/v2/companies/{id}/proposals', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      if (!server.data.companies.has(params.id)) return response.untyped(refuse('notFound'));
      const results = server.data.proposals
        .of(params.id)
        .map((proposal) => ({ ...proposal, own: proposal.user_id === user.id }));
      const list = { results, count: results.length, may_decide: decides(params.id) };
      return response(200).json(list, REPLY);
    }),

    http.put('/api/v2/companies/{id}/proposals/{proposalId}', async ({ params, request, response }) => {
      const { accept } = await request.json();
      if (user === null) return response.untyped(refuse('signIn'));
      const waiting = server.data.proposals.of(params.id);
      const at = waiting.findIndex(({ id }) => id === params.proposalId);
      const proposal = found(waiting[at]);
      const takesBack = !accept && proposal.user_id === user.id;
      if (!takesBack && !decides(params.id)) return response.untyped(refuse('companyOnly'));
      waiting.splice(at, 1);
      const fields = accept ? Object.fromEntries(proposal.changes.map(({ field, to }) => [field, to])) : {};
      const Item = change(params.id, undefined, fields);
      return response(200).json({ Item, country: Item.country }, REPLY);
    }),

    http.put('/api/v2/companies/{id}/edits/{editId}/restore', async ({ params, request, response }) => {
      const { version } = await request.json();
      if (user === null) return response.untyped(refuse('signIn'));
      const edit = found(server.data.edits.of(params.id).find(({ id }) => id === params.editId));
      if (user.company_id !== params.id) return response.untyped(refuse('companyOnly'));
      const Item = change(params.id, version, formerFields(edit.changes), edit.id);
      return response(200).json({ Item, country: Item.country }, REPLY);
    }),
  ];

  /** True if the viewer decides on proposals of others. */
  function decides(companyId: string): boolean {
    return user !== null && (user.company_id === companyId || user.is_moderator === true);
  }

  /** Edits a company and stores the previous version. @returns The refusal, if any. */
  function change(
    id: string,
    version: number | undefined,
    fields: Fields,
    restores: string | null = null,
  ): Company {
    const company = server.data.companies.get(id);
    if (!company) throw refuse('notFound');
    if (version !== undefined && version !== company.version) throw refuse('editedMeanwhile');
    const changes = (Object.keys(fields) as (keyof Fields)[])
      .map((field) => ({
        field: historyName(field),
        from: company[field] || null,
        to: fields[field] || null,
      }))
      .filter(({ from, to }) => from !== to);
    if (changes.length === 0) return company;
    const country = fields.country_code === undefined ? company.country : countryName(fields.country_code);
    const changed = { ...company, ...fields, country, version: company.version + 1 };
    server.data.companies.set(id, changed);
    keepEdit(server, id, { version: changed.version, restores, changes });
    return changed;
  }
}

/** Adds an entry to the edit history. */
export function keepEdit(
  { data, user }: MockServer,
  id: string,
  edit: Pick<Edit, 'version' | 'restores' | 'changes'>,
): void {
  const { id: user_id = null, displayName: user_name = null, image = null } = user ?? {};
  data.edits
    .of(id)
    .unshift(anEdit({ ...edit, id: stableId('edit', edit.version), user_id, user_name, image }));
}

const historyName = (field: keyof Fields): string => (field === 'country_code' ? 'country' : field);

const countryName = (code: string | null): string | null =>
  code === null ? null : (findCountry(code)?.name ?? null);

const formerFields = (changes: readonly EditChange[]): Fields =>
  Object.fromEntries(
    changes.map(({ field, from }) => [
      field === 'country' ? 'country_code' : field,
      field === 'description' ? (from ?? '') : from,
    ]),
  );

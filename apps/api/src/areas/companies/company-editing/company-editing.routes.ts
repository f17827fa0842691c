import type { components } from '@millrace/api-client';
import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import { ForbiddenError, InvalidFieldsError, NotFoundError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { checkedCountry } from '../../../platform/http/country-field';
import { signedIn } from '../../../platform/http/signed-in';
import { sentence } from '../../../platform/messages/text';
import { editPage, findChanges } from '../../catalogue/history';
import { addSupplier } from '../../catalogue/suppliers';
import { isModerator } from '../../operations/moderators';
import { isVerifiedMember } from '../affiliations';
import { createCompany, editCompany, mayRestore, readCompany, readCompanyFacts } from '../companies';
import {
  changeOrPropose,
  decideProposal,
  decidesNames,
  readCompanyPictures,
  setCompanyPicture,
} from './company-editing.service';
import { findProposals } from './company-proposals.repository';
import { proposalView } from './company-proposals.view';

type CompanyUpdate = components['schemas']['CompanyUpdate'];

/** Routes for creating and editing companies, and for their edit history. */
export const companyEditingRoutes = (context: Context) => {
  const { db } = context;

  return {
    createCompany: (call) => {
      const viewer = signedIn(call);
      const { desc: description, addAsSupplier, product_id: productId, product_name: _, ...rest } = call.body;
      return call.once(async (tx) => {
        if (addAsSupplier && productId === undefined) {
          throw new InvalidFieldsError({ product_id: sentence('problem.required') });
        }
        const id = await createCompany(tx, viewer, {
          ...rest,
          ...(description !== undefined && { description }),
        });
        if (addAsSupplier && productId !== undefined) {
          await addSupplier(tx, context, viewer, { companyId: id, productId });
        }
        return { status: 201, json: await readCompany(tx, id, viewer) };
      });
    },

    updateCompany: async (call) => {
      const viewer = signedIn(call);
      const { version } = call.body;
      const { id } = call.path;
      const proposal = await transact(db, (tx) =>
        changeOrPropose(tx, context, viewer, id, changeOf(call.body), version),
      );
      const json = await readCompany(db, id, viewer);
      return proposal
        ? { status: 202, json: { ...json, proposal: proposalView(proposal, viewer.id) } }
        : { status: 200, json };
    },

    setCompanyLogo: async (call) => {
      const viewer = signedIn(call);
      const pictures = await readCompanyPictures('logo', call.files);
      await transact(db, (tx) => setCompanyPicture(tx, context, viewer, call.path.id, pictures));
      return { status: 200, json: await readCompany(db, call.path.id, viewer) };
    },

    setCompanyCover: async (call) => {
      const viewer = signedIn(call);
      const pictures = await readCompanyPictures('cover', call.files);
      await transact(db, (tx) => setCompanyPicture(tx, context, viewer, call.path.id, pictures));
      return { status: 200, json: await readCompany(db, call.path.id, viewer) };
    },

    listCompanyEdits: async (call) => {
      const viewer = signedIn(call);
      const { id } = call.path;
      await readCompany(db, id, viewer);
      return { status: 200, json: await editPage(context, { kind: 'company', id }, call.query) };
    },

    listCompanyProposals: async (call) => {
      const viewer = signedIn(call);
      const { id } = call.path;
      await readCompany(db, id, viewer);
      const { rows, count } = await findProposals(db, id);
      const mayDecide = await decidesNames(db, context, viewer, id);
      const results = rows.map((row) => proposalView(row, viewer.id));
      return { status: 200, json: { results, count, may_decide: mayDecide } };
    },

    decideCompanyProposal: async (call) => {
      const viewer = signedIn(call);
      const { id: companyId, proposalId: id } = call.path;
      const decision = { companyId, id, accept: call.body.accept };
      await transact(db, (tx) => decideProposal(tx, context, viewer, decision));
      return { status: 200, json: await readCompany(db, companyId, viewer) };
    },

    restoreCompanyEdit: async (call) => {
      const viewer = signedIn(call);
      const { id, editId } = call.path;
      const { version } = call.body;
      await readCompany(db, id, viewer);
      const standing = {
        isModerator: await isModerator(db, viewer.id),
        isVerified: await isVerifiedMember(db, viewer.id, id),
      };
      if (!mayRestore(standing)) throw new ForbiddenError('company_only');
      await transact(db, async (tx) => {
        const changes = await findChanges(tx, { kind: 'company', id }, editId);
        if (!changes) throw new NotFoundError();
        const former = Object.fromEntries(changes.map(({ field, from }) => [field, from]));
        await editCompany(tx, viewer.id, id, former, { version, restores: editId });
      });
      return { status: 200, json: await readCompany(db, id, viewer) };
    },
  } satisfies Partial<Handlers>;
};

/** Returns the changes of a form: omitted fields stay, empty texts clear. */
const changeOf = ({ name, address, url, description, country, facts }: CompanyUpdate) => ({
  name: name.trim(),
  address: cleared(address),
  url: cleared(url),
  description: cleared(description),
  country: checkedCountry(country),
  ...readCompanyFacts(facts),
});

const cleared = (sent: string | undefined): string | null | undefined =>
  sent === undefined ? undefined : sent.trim() || null;

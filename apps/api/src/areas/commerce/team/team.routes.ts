import type { components } from '@millrace/api-client';
import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { MailLimits } from '../../feed/sharing';
import { findInvitations, type InvitationRow, type TeamRow } from './team.repository';
import {
  answerInvitation,
  inviteTeam,
  readTeam,
  removeFromTeam,
  resendInvitation,
  type Team,
} from './team.service';

type TeamMember = components['schemas']['TeamMember'];

/** Returns a team member for its owner. */
export const teamMemberView = ({ id, email, name, userId, invitedAt }: TeamRow): TeamMember => ({
  id,
  email,
  name,
  state: userId === null ? 'pending' : 'joined',
  invited_at: invitedAt.toISOString(),
});

const invitationView = (row: InvitationRow): components['schemas']['TeamInvitation'] => ({
  id: row.id,
  owner_name: row.ownerName,
  owner_company: row.ownerCompany,
  plan: row.plan,
  email: row.email,
  invited_at: row.invitedAt.toISOString(),
});

const teamView = ({ members, seats }: Team) => ({
  results: members.map(teamMemberView),
  count: members.length,
  seats,
});

/** Routes of teams that share a plan. @see API-026 */
export const teamRoutes = ({ db, jobs, config }: Context) => {
  const limits = new MailLimits(db, config);
  return {
    listTeam: async (call) => ({
      status: 200,
      json: teamView(await readTeam(db, signedIn(call).id)),
      headers: { 'Cache-Control': 'no-store' },
    }),

    inviteTeam: (call) =>
      call.once(async (tx) => ({
        status: 201,
        json: teamView(await inviteTeam(tx, { jobs, limits }, signedIn(call).id, call.body)),
      })),

    listTeamInvitations: async (call) => {
      const rows = await findInvitations(db, signedIn(call).id);
      return { status: 200, json: { results: rows.map(invitationView), count: rows.length } };
    },

    answerTeamInvitation: async (call) => {
      const { id } = signedIn(call);
      await transact(db, (tx) => answerInvitation(tx, id, call.path.id, call.body.accept));
      return { status: 204 };
    },

    resendTeamInvitation: async (call) => {
      const { id } = signedIn(call);
      await transact(db, (tx) => resendInvitation(tx, { jobs, limits }, id, call.path.id));
      return { status: 204 };
    },

    removeTeamMember: async (call) => {
      const { id } = signedIn(call);
      await transact(db, (tx) => removeFromTeam(tx, id, call.path.id));
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
};

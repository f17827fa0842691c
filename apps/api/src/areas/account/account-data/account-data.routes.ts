import { NOTIFICATIONS_MAX, normalizeEmail } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { refreshCompanies } from '../../../platform/db/company-figures';
import { recountProducts } from '../../../platform/db/counts';
import { afterCommit, transact } from '../../../platform/db/transact';
import { InvalidFieldsError, SignInRequiredError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { forgetFailuresOf } from '../../../platform/jobs';
import { sentence } from '../../../platform/messages/text';
import { findOwnVerdicts, ownVerdictView } from '../../catalogue/links';
import {
  COMPANY,
  duplicateFlagView,
  findOwnDuplicates,
  forgetMember,
  PRODUCT,
} from '../../catalogue/merging';
import {
  findInvoices,
  findProvidedOpen,
  findSharing,
  invoiceView,
  readOwnPlan,
  refreshPlans,
} from '../../commerce/subscriptions';
import { findTeam, teamMemberView } from '../../commerce/team';
import { findOwnCases, ownCaseView } from '../../companies/affiliations';
import { findCalendars } from '../../events/calendars';
import { findOwnEvents, findOwnVotes, forgetEventsOf, ownEventView, ownVoteView } from '../../events/events';
import { deleteFeedOf } from '../../feed/feed-entries';
import { fileUrl, forgetFile, releaseUploadsOf } from '../../feed/media';
import { findOptOuts } from '../../feed/sharing';
import { deleteAbandonedChats, findOwnMessages, ownMessageView } from '../../messaging/chat';
import { blockedMemberView, findBlocks } from '../../network/blocks';
import { alertSettingsView, findAlertSettings } from '../../notifications/alerts';
import { forgetActor, newestFor, notificationView } from '../../notifications/notifications';
import { findDevices } from '../../notifications/push';
import { findOwnReports, reportView } from '../../operations/reports';
import { findSavedSearches, savedSearchView } from '../../operations/saved-searches';
import { findSites, siteView } from '../../publishing/publisher-sites';
import { accessTokenView, findAccessTokens } from '../access-tokens';
import { readOwnProfile } from '../profile';
import { findIdentities, findPasskeys, passkeyView, requireMember, sessionView } from '../security';
import { findSessions, sessionCookie } from '../session';
import {
  deleteMember,
  findCommentLikes,
  findConnections,
  findFollowedCompanies,
  findFollowing,
  findLikes,
  findOwnComments,
  findOwnFiles,
  findOwnInquiries,
  findOwnPosts,
  findOwnVersions,
  findPostFiles,
  findRepliesOfOthers,
  lockLeaving,
} from './account-data.repository';

/** Routes for exporting a member's data and deleting the account. */
export const accountDataRoutes = (context: Context) => {
  const { db, config, mailer, storage, log, jobs } = context;

  return {
    exportMe: async (call) => {
      const viewer = signedIn(call);
      const at = new Date().toISOString();
      const profile = await readOwnProfile(context, viewer);
      const addresses = [profile.email, profile.secondaryEmail ?? profile.email].map(normalizeEmail);
      const following = await findFollowing(db, viewer.id);
      const followed = await findFollowedCompanies(db, viewer.id);
      const connected = await findConnections(db, viewer.id);
      const liked = await findLikes(db, viewer.id);
      const versions = await findOwnVersions(db, viewer.id);
      const judged = await findOwnVerdicts(db, viewer.id);
      const raised = await findOwnCases(db, viewer.id);
      const flagged = await findOwnDuplicates(db, viewer.id);
      const asked = await findOwnInquiries(db, viewer.id);
      const posted = await findOwnPosts(db, viewer.id);
      const said = await findOwnComments(db, viewer.id);
      const messages = await findOwnMessages(db, viewer.id);
      const created = await findOwnEvents(db, viewer.id);
      const votes = await findOwnVotes(db, viewer.id);
      const subscribed = await findCalendars(db, viewer.id);
      const sites = await findSites(db, viewer.id);
      const sessions = await findSessions(db, viewer.id);
      const identities = await findIdentities(db, viewer.id);
      const devices = await findDevices(db, viewer.id);
      const told = await newestFor(context, viewer, NOTIFICATIONS_MAX);
      const sent = await findOwnFiles(db, viewer.id);
      const blocked = await findBlocks(db, { userId: viewer.id, after: null, limit: null });
      const reported = await findOwnReports(db, viewer.id);
      return {
        status: 200,
        json: {
          exported_at: at,
          profile,
          sessions: sessions.map((row) => sessionView(row, call.sessionToken)),
          passkeys: (await findPasskeys(db, viewer.id)).map(passkeyView),
          tokens: (await findAccessTokens(db, viewer.id)).map(accessTokenView),
          sign_in_accounts: identities.map(({ provider, subject, since }) => ({
            provider,
            subject,
            since: since.toISOString(),
          })),
          // The rest of the endpoint URL is a secret of the device.
          devices: devices.map(({ endpoint, since }) => ({
            push_service: new URL(endpoint).host,
            since: since.toISOString(),
          })),
          followed_products: following.map(({ productId, productName, since }) => ({
            product_id: productId,
            product_name: productName,
            since: since.toISOString(),
          })),
          followed_companies: followed.map(({ companyId, companyName, since }) => ({
            company_id: companyId,
            company_name: companyName,
            since: since.toISOString(),
          })),
          connections: connected.map(({ userId, userName, since }) => ({
            user_id: userId,
            user_name: userName,
            since: since.toISOString(),
          })),
          liked_posts: liked.map(({ postId, since }) => ({ post_id: postId, since: since.toISOString() })),
          liked_comments: (await findCommentLikes(db, viewer.id)).map(({ commentId, since }) => ({
            comment_id: commentId,
            since: since.toISOString(),
          })),
          link_verdicts: judged.map(ownVerdictView),
          company_link_cases: raised.map(ownCaseView),
          duplicate_flags: flagged.map(duplicateFlagView),
          inquiries: asked.map((inquiry) => ({
            id: inquiry.id,
            email: inquiry.email,
            message: inquiry.message,
            attachment: inquiry.attachmentName,
            product_id: inquiry.productId,
            quantity: inquiry.quantity,
            unit: inquiry.unit,
            needed_by: inquiry.neededBy,
            delivery_country: inquiry.deliveryCountry,
            added: inquiry.createdAt.toISOString(),
          })),
          posts: posted.map((post) => ({
            id: post.id,
            text: post.text,
            visibility: post.visibility,
            media: post.media,
            tagged_product: post.productIds,
            tagged_companies: post.companyIds,
            added: post.createdAt.toISOString(),
            edited: post.editedAt?.toISOString() ?? null,
            versions: (versions.get(post.id) ?? []).map(({ text, writtenAt }) => ({
              text,
              written: writtenAt.toISOString(),
            })),
          })),
          comments: said.map(({ id, postId, text: words, createdAt }) => ({
            id,
            parent_id: postId,
            text: words,
            added: createdAt.toISOString(),
          })),
          messages: messages.map(ownMessageView),
          events: created.map(ownEventView),
          event_votes: votes.map(ownVoteView),
          calendars: subscribed.map(({ productId, createdAt }) => ({
            product_id: productId,
            since: createdAt.toISOString(),
          })),
          publisher_sites: sites.map(siteView),
          plan: await readOwnPlan(context, viewer.id),
          invoices: (await findInvoices(db, viewer.id)).map(invoiceView),
          team: (await findTeam(db, viewer.id)).map(teamMemberView),
          blocks: blocked.map(blockedMemberView),
          reports: reported.map(reportView),
          notifications: told.map(notificationView),
          alerts: alertSettingsView(await findAlertSettings(db, viewer.id)),
          saved_searches: (await findSavedSearches(db, viewer.id)).map(savedSearchView),
          mail_opt_outs: (await findOptOuts(db, addresses)).map(({ email, createdAt }) => ({
            email,
            since: createdAt.toISOString(),
          })),
          files: sent.map((name) => fileUrl(config.apiUrl, name)),
        },
        headers: {
          'Content-Disposition': `attachment; filename="millrace-${at.slice(0, 10)}.json"`,
          'Cache-Control': 'no-store',
        },
      };
    },

    deleteMe: async (call) => {
      const viewer = signedIn(call);
      const { id, email } = await requireMember(context, { ...call, viewer, ...call.body });
      if (normalizeEmail(call.body.email) !== normalizeEmail(email)) {
        throw new InvalidFieldsError({ email: sentence('field.notOwnEmail') });
      }
      await transact(db, async (tx) => {
        const member = await lockLeaving(tx, id);
        if (!member) throw new SignInRequiredError();
        const followed = await findFollowing(tx, id);
        const picture = member.image === null ? null : await forgetFile(tx, member.image, id);
        const gone = [
          ...(await findPostFiles(tx, id)),
          ...(await deleteAbandonedChats(tx, id)),
          ...(await releaseUploadsOf(tx, id)),
          ...(picture === null ? [] : [picture]),
        ];
        await forgetEventsOf(tx, context, id);
        await forgetActor(tx, id);
        const sharing = await findSharing(tx, id);
        for (const { providerId } of await findProvidedOpen(tx, id)) {
          if (providerId !== null)
            await jobs.send('payment', { do: 'end', subscriptionId: providerId }, { tx });
        }
        for (const kind of [COMPANY, PRODUCT]) await forgetMember(tx, kind, id);
        await forgetFailuresOf(tx, id, [member.email, member.secondaryEmail]);
        for (const reply of await findRepliesOfOthers(tx, id)) {
          await jobs.send('notification', { about: 'comment', ...reply }, { tx });
        }
        await deleteMember(tx, id, email);
        // Members who shared the plan lose it.
        await refreshPlans(tx, sharing, new Date());
        // After the posts have been deleted from the feeds, which updates the feeds' totals.
        await deleteFeedOf(tx, id);
        await recountProducts(
          tx,
          followed.map(({ productId }) => productId),
        );
        if (member.companyId !== null) await refreshCompanies(tx, [member.companyId]);
        const data = { firstName: member.firstName, at: new Date().toISOString() };
        // Sent when the member's own setting is gone.
        const language = member.language ?? 'en';
        await mailer.send({ name: 'accountDeleted', to: member.email, data, language }, { tx });
        afterCommit(tx, () => {
          Promise.all(gone.map((name) => storage.remove(name))).catch((error: unknown) => {
            log.warn({ err: error }, 'a file of a former member stays');
          });
        });
      });
      return { status: 204, headers: { 'Set-Cookie': sessionCookie(config, null) } };
    },
  } satisfies Partial<Handlers>;
};

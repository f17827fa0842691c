import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { transact } from '../../../platform/db/transact';
import type { Call, Handlers, Viewer } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import type { Link } from './links.repository';
import { judge, nameSource, readEvidence, removeLink, restoreLink, withdraw } from './links.service';
import { evidenceView } from './links.view';

const linkOf = ({ kind, id, otherId }: Call<'getLinkEvidence'>['path']): Link => ({
  kind,
  productId: id,
  otherId,
});

/** Routes for sources of links, verdicts on them, and removing wrong ones. @see GAP-087 */
export const linkRoutes = (context: Context) => {
  const { db } = context;
  type AnyCall = Pick<Call<'getLinkEvidence'>, 'path' | 'viewer'>;
  const evidenceAfter = async (
    call: AnyCall,
    change: (tx: Transaction, viewer: Viewer, link: Link) => Promise<void>,
  ) => {
    const viewer = signedIn(call);
    const link = linkOf(call.path);
    const evidence = await transact(db, async (tx) => {
      await change(tx, viewer, link);
      return readEvidence(tx, viewer, link);
    });
    return { status: 200, json: { Item: evidenceView(evidence, viewer.id) } } as const;
  };
  return {
    getLinkEvidence: async (call) => {
      const viewer = signedIn(call);
      const evidence = await readEvidence(db, viewer, linkOf(call.path));
      return { status: 200, json: { Item: evidenceView(evidence, viewer.id) } };
    },
    setLinkSource: (call) =>
      evidenceAfter(call, (tx, viewer, link) => nameSource(tx, viewer, link, call.body.source_url)),
    judgeLink: (call) => evidenceAfter(call, (tx, viewer, link) => judge(tx, viewer, link, call.body)),
    withdrawVerdict: (call) => evidenceAfter(call, withdraw),
    restoreLink: (call) => evidenceAfter(call, restoreLink),
    removeLink: async (call) => {
      const viewer = signedIn(call);
      await transact(db, (tx) => removeLink(tx, context, viewer, linkOf(call.path)));
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
};

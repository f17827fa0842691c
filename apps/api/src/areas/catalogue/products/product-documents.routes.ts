import type { components } from '@millrace/api-client';
import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import { NotFoundError } from '../../../platform/errors';
import type { Handlers, Viewer } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { fileUrl, readPdf } from '../../feed/media';
import { isModerator } from '../../operations/moderators';
import { type DocumentRow, findDocuments } from './product-documents.repository';
import { addDocument, removeDocument } from './product-documents.service';
import { mayRemoveDocument } from './products.policy';
import { findProduct } from './products.repository';

/** Routes of the documents of products. */
export const productDocumentRoutes = (context: Context) => {
  const { db, config } = context;
  const standing = async (viewer: Viewer | null) =>
    viewer && { ...viewer, isModerator: await isModerator(db, viewer.id) };
  const view = (
    row: DocumentRow,
    viewer: Awaited<ReturnType<typeof standing>>,
  ): components['schemas']['ProductDocument'] => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    language: row.language,
    issued: row.issued,
    source: row.source,
    url: fileUrl(config.apiUrl, row.file),
    bytes: row.bytes,
    // Guests see no members.
    user_id: viewer && row.userName !== null ? row.userId : null,
    user_name: viewer && row.userName,
    added: new Date(row.createdAt).toISOString(),
    removable: viewer !== null && mayRemoveDocument(viewer, config, row.userId),
  });

  return {
    listProductDocuments: async ({ path, viewer }) => {
      const rows = await findDocuments(db, path.id);
      if (rows.length === 0 && !(await findProduct(db, path.id, null))) throw new NotFoundError();
      const reader = await standing(viewer);
      return { status: 200, json: { results: rows.map((row) => view(row, reader)), count: rows.length } };
    },

    addProductDocument: async (call) => {
      const viewer = signedIn(call);
      const pdf = await readPdf(call.files.pdf);
      return call.once(async (tx) => {
        const id = await addDocument(tx, context, viewer, call.path.id, call.body, pdf);
        const [row] = await findDocuments(tx, call.path.id, id);
        if (!row) throw new Error('The new document is gone.');
        return { status: 201, json: view(row, { ...viewer, isModerator: false }) };
      });
    },

    removeProductDocument: async (call) => {
      const viewer = signedIn(call);
      const { id: productId, documentId: id } = call.path;
      await transact(db, (tx) => removeDocument(tx, context, viewer, { productId, id }));
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
};

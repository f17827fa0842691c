import { MailOptOut } from '@millrace/community';
import { Page, PageMain } from '@millrace/ui';
import { data } from 'react-router';
import { formText } from '../../form.server';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import type { Route } from './+types/unsubscribe';
import { changeOptOut, readOptOut } from './opt-out.server';

export async function loader({ context, request }: Route.LoaderArgs) {
  const standing = await readOptOut(context, request);
  return standing ?? data(null, { status: 404 });
}

/**
 * Handles the form of the page, and one-click unsubscribe requests of mail clients, which contain no field of the
 * form. @see https://www.rfc-editor.org/rfc/rfc8058
 */
export async function action({ context, request }: Route.ActionArgs) {
  const isForm =
    request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded') ?? false;
  const isTakenBack = isForm && formText(await request.formData(), 'opted_out') === 'false';
  const refusal = await changeOptOut(context, request, !isTakenBack);
  return refusal === null ? null : data({ hasFailed: true }, { status: refusal });
}

/** Not cached, as the URL contains a token. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('mailOptOut.metaTitle');

/** Unsubscribe page, linked in invitations and alerts. @see GAP-094, GAP-095 */
export default function UnsubscribeRoute({ loaderData: standing, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <PageMain>
        {standing === null ? (
          <MailOptOut status="unknown" />
        ) : (
          <MailOptOut
            status={standing.opted_out ? 'done' : 'asking'}
            kind={standing.kind}
            email={standing.email}
            hasFailed={actionData?.hasFailed ?? false}
          />
        )}
      </PageMain>
    </Page>
  );
}

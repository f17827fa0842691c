import { type Monitor, type Monitoring, noopMonitor } from '@millrace/monitoring';
import { createServerMonitor } from '@millrace/monitoring/server';
import type { RequestHandler, Response } from 'express';
import type { WebConfig } from './config';
import { allSites, siteForHost } from './site';

/** A page that answered with a failure which nothing threw, such as one that says that the API is away. */
class FailedReplyError extends Error {
  override name = 'FailedReplyError';
}

/** Tells the monitoring of the request's host of what failed. */
export type ReportFailure = (error: unknown) => void;

/**
 * Leaves in `response.locals.reportFailure` what tells of failures of this request, and tells of replies from 500 on
 * that nobody told of. On hosts that are not monitored nothing is told.
 *
 * @see OPS-003
 */
export function watchReplies(config: WebConfig): RequestHandler {
  const monitors = new Map(
    allSites(config).map(
      ({ webUrl, monitoring }) => [webUrl, monitorFor(monitoring, config.folder)] as const,
    ),
  );
  return (request, response, next) => {
    const { monitoring, webUrl } = siteForHost(config, request.host);
    const monitor = (monitoring && monitors.get(webUrl)) ?? noopMonitor;
    let told = false;
    const report: ReportFailure = (error) => {
      told = true;
      monitor.report(error, {
        part: 'web',
        noticed: 'request',
        status: response.headersSent ? response.statusCode : 500,
        requestId: String(response.getHeader('X-Request-Id')),
        userAgent: request.headers['user-agent'],
      });
    };
    response.locals.reportFailure = report;
    response.on('finish', () => {
      if (response.statusCode >= 500 && !told) report(new FailedReplyError());
    });
    next();
  };
}

/** What tells of failures of a request under way. */
export function failureReporter({ locals }: Response): ReportFailure {
  return locals.reportFailure as ReportFailure;
}

function monitorFor(monitoring: Monitoring | null, folder: string): Monitor {
  return monitoring ? createServerMonitor({ ...monitoring, folder }) : noopMonitor;
}

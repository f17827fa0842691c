import { type Monitor, type Monitoring, noopMonitor } from '@millrace/monitoring';
import { createServerMonitor } from '@millrace/monitoring/server';
import type { RequestHandler, Response } from 'express';
import type { WebConfig } from './config';
import { allSites, siteForHost } from './site';

/** A 5xx response that no exception caused, such as an unavailable API. */
class FailedReplyError extends Error {
  override name = 'FailedReplyError';
}

/** Reports an error to the monitoring of the request's host. */
export type ReportFailure = (error: unknown) => void;

/**
 * Sets `response.locals.reportFailure`, and reports 5xx responses that nothing else reported. Hosts without monitoring
 * report nothing.
 *
 * @see OPS-003
 */
export function reportFailedResponses(config: WebConfig): RequestHandler {
  const monitors = new Map(
    allSites(config).map(
      ({ webUrl, monitoring }) => [webUrl, monitorFor(monitoring, config.folder)] as const,
    ),
  );
  return (request, response, next) => {
    const { monitoring, webUrl } = siteForHost(config, request.host);
    const monitor = (monitoring && monitors.get(webUrl)) ?? noopMonitor;
    let isReported = false;
    const report: ReportFailure = (error) => {
      isReported = true;
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
      if (response.statusCode >= 500 && !isReported) report(new FailedReplyError());
    });
    next();
  };
}

/** Returns the error reporter of a request. */
export function failureReporter({ locals }: Response): ReportFailure {
  return locals.reportFailure as ReportFailure;
}

function monitorFor(monitoring: Monitoring | null, folder: string): Monitor {
  return monitoring ? createServerMonitor({ ...monitoring, folder }) : noopMonitor;
}

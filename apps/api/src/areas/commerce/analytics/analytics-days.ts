import {
  ANALYTICS_DAYS_DEFAULT,
  ANALYTICS_DAYS_MAX,
  type AnalyticsDays,
  analyticsRangeProblem,
  lastDays,
  utcDay,
} from '@millrace/domain';
import { BadParameterError } from '../../../platform/errors';
import type { ReplyKey } from '../../../platform/messages/reply-texts';
import { sentence } from '../../../platform/messages/text';

const PROBLEMS = {
  'no-day': 'analytics.noDay',
  reversed: 'analytics.reversed',
  'too-long': 'analytics.tooLong',
} as const satisfies Record<string, ReplyKey>;

/** The days that are asked for. @throws {BadParameterError} naming the end that cannot be. */
export function readDays(query: Partial<AnalyticsDays>): AnalyticsDays {
  const to = query.to ?? utcDay(Date.now());
  const ends = analyticsRangeProblem({ from: to, to });
  if (ends) throw new BadParameterError('to', sentence(PROBLEMS[ends.problem]));
  const days = { from: query.from ?? lastDays(to, ANALYTICS_DAYS_DEFAULT).from, to };
  const wrong = analyticsRangeProblem(days);
  if (wrong) {
    throw new BadParameterError(wrong.end, sentence(PROBLEMS[wrong.problem], { count: ANALYTICS_DAYS_MAX }));
  }
  return days;
}

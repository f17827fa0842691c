import { ANALYTICS_PERIODS, analyticsRangeProblem } from '@millrace/domain';
import { Button, DateField, SegmentedControl, SelectField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useState } from 'react';
import { days, range as rangeClass } from './Analytics.css';
import { ANALYTICS_PRESETS, presetRange, type ShownRange } from './analytics-range';

export interface AnalyticsRangeFormProps {
  range: ShownRange;
  /** In UTC. */
  today: string;
  onRangeChange: (range: ShownRange) => void;
}

const OTHER = 'other';

const PROBLEMS = {
  'no-day': 'analytics.noDay',
  reversed: 'analytics.reversed',
  'too-long': 'analytics.tooLong',
} as const;

/** Selects the range of days and the length of a period. */
export function AnalyticsRangeForm({ range, today, onRangeChange }: AnalyticsRangeFormProps) {
  const messages = useMessages();
  const [isOther, setOther] = useState(range.preset === null);
  return (
    <div data-part="range" className={rangeClass}>
      <SelectField
        label={messages.format('analytics.period')}
        options={[
          ...ANALYTICS_PRESETS.map((preset) => ({
            value: String(preset),
            label:
              preset === 365
                ? messages.format('analytics.lastYear')
                : messages.format('analytics.lastDays', { count: preset }),
          })),
          { value: OTHER, label: messages.format('analytics.otherDays') },
        ]}
        value={isOther ? OTHER : String(range.preset ?? OTHER)}
        onValueChange={(chosen) => {
          const preset = ANALYTICS_PRESETS.find((one) => String(one) === chosen);
          setOther(preset === undefined);
          if (preset !== undefined) onRangeChange(presetRange(preset, today));
        }}
      />
      <SegmentedControl
        label={messages.format('analytics.by')}
        options={ANALYTICS_PERIODS.map((value) => ({
          value,
          label: messages.format('analytics.byPeriod', { period: value }),
        }))}
        value={range.by}
        onValueChange={(by) => onRangeChange({ ...range, by })}
      />
      {isOther && <OtherDays {...{ range, today, onRangeChange }} />}
    </div>
  );
}

function OtherDays({ range, today, onRangeChange }: AnalyticsRangeFormProps) {
  const messages = useMessages();
  const [from, setFrom] = useState<string | null>(range.from);
  const [to, setTo] = useState<string | null>(range.to);
  const [wrong, setWrong] = useState<ReturnType<typeof analyticsRangeProblem>>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = { from: from ?? '', to: to ?? '' };
    const problem = analyticsRangeProblem(chosen);
    setWrong(problem);
    if (!problem) onRangeChange({ ...chosen, by: range.by, preset: null });
  };
  const dayError = (end: 'from' | 'to') =>
    wrong?.end === end ? messages.format(PROBLEMS[wrong.problem]) : undefined;
  return (
    <form noValidate data-part="days" className={days} onSubmit={handleSubmit}>
      <DateField
        label={messages.format('analytics.from')}
        defaultValue={range.from}
        max={today}
        onValueChange={setFrom}
        error={dayError('from')}
      />
      <DateField
        label={messages.format('analytics.to')}
        defaultValue={range.to}
        max={today}
        onValueChange={setTo}
        error={dayError('to')}
      />
      <Button type="submit">{messages.format('analytics.show')}</Button>
    </form>
  );
}

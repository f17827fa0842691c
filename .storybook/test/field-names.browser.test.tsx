import { CommunityProvider } from '@millrace/community';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CheckboxGroup } from '../../packages/ui/src/primitives/CheckboxGroup';
import { ComboBox } from '../../packages/ui/src/primitives/ComboBox';
import { DateField } from '../../packages/ui/src/primitives/DateField';
import { DatePicker } from '../../packages/ui/src/primitives/DatePicker';
import { DateTimePicker } from '../../packages/ui/src/primitives/DateTimePicker';
import { NumberField } from '../../packages/ui/src/primitives/NumberField';
import { PasswordField } from '../../packages/ui/src/primitives/PasswordField';
import { RadioGroup } from '../../packages/ui/src/primitives/RadioGroup';
import { SegmentedControl } from '../../packages/ui/src/primitives/SegmentedControl';
import { SelectField } from '../../packages/ui/src/primitives/SelectField';
import { Slider } from '../../packages/ui/src/primitives/Slider';
import { TextArea } from '../../packages/ui/src/primitives/TextArea';
import { TextField } from '../../packages/ui/src/primitives/TextField';
import { TimeField } from '../../packages/ui/src/primitives/TimeField';

const shared = { label: 'Grade', mark: 'optional' } as const;
const options = [{ value: 'a', label: 'A' }];

/** Each field, and the role that its label names. */
const fields: [string, string, ReactNode][] = [
  ['TextField', 'textbox', <TextField key="0" {...shared} />],
  ['TextArea', 'textbox', <TextArea key="0" {...shared} />],
  ['NumberField', 'textbox', <NumberField key="0" {...shared} />],
  ['SelectField', 'combobox', <SelectField key="0" {...shared} options={options} />],
  [
    'ComboBox',
    'combobox',
    <ComboBox
      key="0"
      {...shared}
      items={[]}
      inputValue=""
      onInputValueChange={() => {}}
      onSelect={() => {}}
    />,
  ],
  ['DateField', 'group', <DateField key="0" {...shared} />],
  ['TimeField', 'group', <TimeField key="0" {...shared} />],
  ['DatePicker', 'group', <DatePicker key="0" {...shared} />],
  ['DateTimePicker', 'group', <DateTimePicker key="0" {...shared} />],
  ['RadioGroup', 'group', <RadioGroup key="0" {...shared} options={options} />],
  ['CheckboxGroup', 'group', <CheckboxGroup key="0" {...shared} options={options} />],
  ['SegmentedControl', 'group', <SegmentedControl key="0" {...shared} options={options} />],
  ['Slider', 'slider', <Slider key="0" {...shared} />],
];

describe('The name of a field is what its label shows', () => {
  let root: Root;
  const render = (field: ReactNode) => {
    const container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container);
    root.render(<CommunityProvider>{field}</CommunityProvider>);
  };
  afterEach(() => {
    root.unmount();
    document.body.replaceChildren();
  });

  it.each(fields)('%s', async (_name, role, field) => {
    render(field);
    await expect
      .element(page.getByRole(role, { name: 'Grade (optional)', exact: true }).first())
      .toBeVisible();
  });

  it('PasswordField, whose input has no role', async () => {
    render(<PasswordField {...shared} autoComplete="new-password" />);
    await expect.element(page.getByLabelText('Grade (optional)', { exact: true })).toBeVisible();
  });
});

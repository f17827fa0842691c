import type { RequestFailure } from '@millrace/design-system';
import { CatalogueField, type SearchHit } from '@millrace/design-system';
import { findCountry, PASSWORD_MAX_LENGTH, TEXT_LIMITS } from '@millrace/domain';
import type { ComboBoxStatus } from '@millrace/ui';
import { Button, ButtonLink, Link, Notice, PasswordField, Stack, Text, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { FormEvent } from 'react';
import { CountryField } from '../../companies/CountryField';
import { EmailField } from '../../internal/EmailField';
import { NameFields } from '../../internal/NameFields';
import type { RegistrationValues } from './check-registration';
import { clear, company as companyClass, fields } from './SignUp.css';
import type { useCompanyChoice } from './useCompanyChoice';
import { useSignUpForm } from './useSignUpForm';

/** State of a registration; IN_PROGRESS once it is validated. @see ACC-027 */
export const SIGN_UP_STATUSES = ['UNDEFINED', 'IN_PROGRESS', 'DONE'] as const;
export type SignUpStatus = (typeof SIGN_UP_STATUSES)[number];

export interface SignUpFormProps {
  /** `DONE` replaces the form with `SignUpThanks`. */
  status: Exclude<SignUpStatus, 'DONE'>;
  /** Reason of the last failure. */
  failure?: RequestFailure | undefined;
  /** Initial values of the text fields. Default: the text typed in this tab before. @see PAGE-008 */
  typed?: Partial<RegistrationValues> | undefined;
  /** Company and country; controlled by the host, which searches for the typed name. */
  company: ReturnType<typeof useCompanyChoice>;
  /** Search results. */
  companyHits: readonly SearchHit[];
  companyStatus: ComboBoxStatus;
  /** Called with valid values. */
  onSubmit: (values: RegistrationValues) => void;
  /** Target of the form before hydration. */
  action: string;
  signInHref: string;
  /** Address of the LinkedIn sign-up; undefined while it is off. @see GAP-043 */
  linkedinHref?: string | undefined;
  termsHref: string;
  privacyHref: string;
}

/** Full registration form. @see ACC-019, ACC-020, ACC-024, ACC-029, PAGE-008 */
export function SignUpForm(props: SignUpFormProps) {
  const { status, company, companyHits, companyStatus, action } = props;
  const messages = useMessages();
  const { formRef, warning, fieldProps, handleChange, handleSubmit, markAfterChoice } = useSignUpForm(props);
  const { choice, isLocked } = company;
  const lineProps = (name: 'firstName' | 'lastName' | 'email' | 'designation') => ({
    ...fieldProps(name),
    defaultValue: props.typed?.[name],
  });

  const choose = ({ id, name, country = null }: SearchHit) => {
    const known = findCountry(country)?.name ?? '';
    company.choose({ id, name, country: known });
    markAfterChoice({ company: name, country: known || choice.country });
  };
  const clearCompany = (event: FormEvent) => {
    company.clear();
    markAfterChoice({ company: '', country: '' });
    event.currentTarget.closest('form')?.querySelector<HTMLElement>('[name="company"]')?.focus();
  };

  return (
    <form
      ref={formRef}
      method="post"
      action={action}
      noValidate
      data-component="SignUpForm"
      data-state={status}
      onChange={handleChange}
      onSubmit={handleSubmit}
    >
      <Stack gap="md">
        {props.linkedinHref !== undefined && (
          <ButtonLink href={props.linkedinHref} width="full">
            {messages.format('login.signUpLinkedin')}
          </ButtonLink>
        )}
        <Text as="p" tone="secondary">
          {messages.format('signUp.allRequired')}
        </Text>
        <div className={fields}>
          <NameFields
            first={
              <TextField
                {...lineProps('firstName')}
                label={messages.format('account.firstName')}
                autoComplete="given-name"
                maxLength={TEXT_LIMITS.name}
              />
            }
            last={
              <TextField
                {...lineProps('lastName')}
                label={messages.format('account.lastName')}
                autoComplete="family-name"
                maxLength={TEXT_LIMITS.name}
              />
            }
          />
        </div>
        <EmailField
          {...lineProps('email')}
          label={messages.format('account.email')}
          autoComplete="username"
        />
        <div className={fields}>
          <div className={companyClass}>
            <CatalogueField
              {...fieldProps('company')}
              label={messages.format('account.company')}
              hint={isLocked ? messages.format('signUp.companyChosen') : undefined}
              hits={companyHits}
              status={companyStatus}
              place="registrationCompany"
              text={choice.company}
              onTextChange={company.type}
              onSelect={choose}
            />
            <input type="hidden" name="companyId" value={choice.companyId} />
            {choice.companyId !== '' && (
              <Button size="small" tone="quiet" className={clear} onClick={clearCompany}>
                {messages.format('signUp.clearCompany')}
              </Button>
            )}
          </div>
          <CountryField
            {...fieldProps('country')}
            value={choice.country}
            readOnly={isLocked}
            onValueChange={company.chooseCountry}
          />
        </div>
        <TextField
          {...lineProps('designation')}
          label={messages.format('account.designation')}
          autoComplete="organization-title"
          maxLength={TEXT_LIMITS.name}
        />
        <div className={fields}>
          <PasswordField
            {...fieldProps('password')}
            label={messages.format('account.password')}
            hint={messages.format('account.passwordHint')}
            autoComplete="new-password"
            maxLength={PASSWORD_MAX_LENGTH}
          />
          <PasswordField
            {...fieldProps('confirmPassword')}
            label={messages.format('account.confirmPassword')}
            autoComplete="new-password"
            maxLength={PASSWORD_MAX_LENGTH}
          />
        </div>
        {warning !== null && (
          <Notice tone="warning" role="alert">
            {warning}
          </Notice>
        )}
        <Button type="submit" tone="primary" width="full" loading={status === 'IN_PROGRESS'}>
          {messages.format('account.signUp')}
        </Button>
        <Text as="p" variant="caption">
          {messages.rich('signUp.terms', {
            terms: (text) => <Link href={props.termsHref}>{text}</Link>,
            privacy: (text) => <Link href={props.privacyHref}>{text}</Link>,
          })}
        </Text>
        <Text as="p">
          {messages.rich('account.already', {
            signIn: (text) => <Link href={props.signInHref}>{text}</Link>,
          })}
        </Text>
      </Stack>
    </form>
  );
}

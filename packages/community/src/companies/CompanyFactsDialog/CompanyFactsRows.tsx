import { CERTIFICATE_SCHEMES, type CertificateScheme, SITE_KINDS, type SiteKind } from '@millrace/domain';
import { Button, DatePicker, SelectField, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Plus } from 'lucide-react';
import { FactRow } from '../../internal/FactRow';
import { certificateName } from '../CompanyFacts';
import type { CertificateValues, SiteValues } from './company-facts-values';

interface RowsProps<Row> {
  rows: readonly Row[];
  /** Problems by API field name. */
  errors: Readonly<Partial<Record<string, string>>>;
  readOnly: boolean;
  onChange: (rows: readonly Row[]) => void;
}

/** Returns an unused row key. */
const nextRow = (rows: readonly { row: number }[]): number => Math.max(-1, ...rows.map(({ row }) => row)) + 1;

const replaced = <Row,>(rows: readonly Row[], row: Row, change: Partial<Row>): Row[] =>
  rows.map((one) => (one === row ? { ...one, ...change } : one));

/** Edits certificates as a list of rows. */
export function CertificateFields({ rows, errors, readOnly, onChange }: RowsProps<CertificateValues>) {
  const messages = useMessages();
  const schemes = CERTIFICATE_SCHEMES.map((value) => ({ value, label: certificateName(value, messages) }));
  return (
    <>
      {rows.map((certificate, at) => {
        const set = (change: Partial<CertificateValues>) => onChange(replaced(rows, certificate, change));
        const errorAt = (field: string) => errors[`facts.certificates.${at}.${field}`];
        const { row, scheme, number, issuer, validUntil, document } = certificate;
        return (
          <FactRow
            key={row}
            label={messages.format('companyFactsDialog.certificateNumber', { number: at + 1 })}
            removeLabel={messages.format('companyFactsDialog.remove', {
              name: certificateName(scheme, messages),
            })}
            onRemove={() => onChange(rows.filter((one) => one !== certificate))}
          >
            <SelectField<CertificateScheme>
              label={messages.format('companyFactsDialog.scheme')}
              value={scheme}
              options={schemes}
              readOnly={readOnly}
              onValueChange={(next) => set({ scheme: next })}
            />
            <TextField
              label={messages.format('companyFactsDialog.number')}
              maxLength={80}
              value={number}
              error={errorAt('number')}
              readOnly={readOnly}
              onValueChange={(next) => set({ number: next })}
            />
            <TextField
              label={messages.format('companyFactsDialog.issuer')}
              maxLength={120}
              value={issuer}
              error={errorAt('issuer')}
              readOnly={readOnly}
              onValueChange={(next) => set({ issuer: next })}
            />
            <DatePicker
              label={messages.format('companyFactsDialog.validUntil')}
              value={validUntil || null}
              error={errorAt('valid_until')}
              readOnly={readOnly}
              onValueChange={(next) => set({ validUntil: next ?? '' })}
            />
            <TextField
              label={messages.format('companyFactsDialog.document')}
              type="url"
              maxLength={2000}
              value={document}
              error={errorAt('document')}
              readOnly={readOnly}
              onValueChange={(next) => set({ document: next })}
            />
          </FactRow>
        );
      })}
      <div>
        <Button
          icon={Plus}
          disabled={readOnly}
          onClick={() =>
            onChange([
              ...rows,
              {
                row: nextRow(rows),
                scheme: 'iso-9001',
                number: '',
                issuer: '',
                validUntil: '',
                document: '',
              },
            ])
          }
        >
          {messages.format('companyFactsDialog.addCertificate')}
        </Button>
      </div>
    </>
  );
}

/** Edits sites as a list of rows. */
export function SiteFields({ rows, errors, readOnly, onChange }: RowsProps<SiteValues>) {
  const messages = useMessages();
  const kinds = SITE_KINDS.map((value) => ({
    value,
    label: messages.format('companyFacts.site', { kind: value }),
  }));
  return (
    <>
      {rows.map((site, at) => {
        const set = (change: Partial<SiteValues>) => onChange(replaced(rows, site, change));
        const errorAt = (field: string) => errors[`facts.sites.${at}.${field}`];
        const { row, kind, address, country, coordinates } = site;
        const label = messages.format('companyFactsDialog.siteNumber', { number: at + 1 });
        return (
          <FactRow
            key={row}
            label={label}
            removeLabel={messages.format('companyFactsDialog.remove', { name: label })}
            onRemove={() => onChange(rows.filter((one) => one !== site))}
          >
            <SelectField<SiteKind>
              label={messages.format('companyFactsDialog.kind')}
              value={kind}
              options={kinds}
              readOnly={readOnly}
              onValueChange={(next) => set({ kind: next })}
            />
            <TextField
              label={messages.format('companyFactsDialog.address')}
              maxLength={300}
              value={address}
              error={errorAt('address')}
              readOnly={readOnly}
              onValueChange={(next) => set({ address: next })}
            />
            <TextField
              label={messages.format('companyFactsDialog.country')}
              maxLength={2}
              value={country}
              error={errorAt('country_code')}
              readOnly={readOnly}
              onValueChange={(next) => set({ country: next })}
            />
            <TextField
              label={messages.format('companyFactsDialog.coordinates')}
              hint={at === 0 ? messages.format('companyFactsDialog.coordinatesHint') : undefined}
              value={coordinates}
              error={errorAt('latitude') ?? errorAt('longitude')}
              readOnly={readOnly}
              onValueChange={(next) => set({ coordinates: next })}
            />
          </FactRow>
        );
      })}
      <div>
        <Button
          icon={Plus}
          disabled={readOnly}
          onClick={() =>
            onChange([
              ...rows,
              { row: nextRow(rows), kind: 'headquarters', address: '', country: '', coordinates: '' },
            ])
          }
        >
          {messages.format('companyFactsDialog.addSite')}
        </Button>
      </div>
    </>
  );
}

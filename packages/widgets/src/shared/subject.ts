import { companyPath, productPath, type Sector } from '@millrace/domain';
import type { EmbedApi } from './element';

/** Subject of a list or a button. */
export interface Subject {
  kind: 'product' | 'company';
  id: string;
  name: string;
  sector: Sector | null;
}

/** Returns the product or company with an id; `null` if there is neither. */
export async function findSubject(api: EmbedApi, id: string): Promise<Subject | null> {
  const product = await api.product(id);
  if (product) return { kind: 'product', id: product.id, name: product.name, sector: product.sector };
  const company = await api.company(id);
  return company && { kind: 'company', id: company.id, name: company.name, sector: company.sector };
}

/** Returns the path of its page. */
export function subjectPath(subject: Subject, view?: string): string {
  return subject.kind === 'product' ? productPath(subject, view) : companyPath(subject, view);
}

/** Subject for samples. */
export const sampleSubject: Subject = {
  kind: 'product',
  id: '00000000-0000-5000-8000-000000000000',
  name: 'Preform silica glass',
  sector: 'optical-fiber',
};

import type {
  Company,
  CompanyLink,
  CompanyProduct,
  CompanyProposal,
  Edit,
  Employee,
  LinkCase,
} from '@millrace/api-client';
import { artPath } from '@millrace/domain';
import { example, rowAt } from '../contract/examples';
import { many } from '../factories/many';
import { companyName, countryAt, personName, productName, sectorAt } from '../factories/names';
import { stableId } from '../factories/stable-id';

/** Creates a company: the contract's Kvarnholm, with overrides. */
export function aCompany(overrides: Partial<Company> = {}): Company {
  return { ...example('CompanyReply', 'CompanyKvarnholm').Item, ...overrides };
}

/** Creates a company with nothing but a name. */
export function aBareCompany(overrides: Partial<Company> = {}): Company {
  return { ...example('CompanyReply', 'CompanyBare').Item, ...overrides };
}

/** Creates generated companies. */
export function companies(count: number, overrides: Partial<Company> = {}): Company[] {
  return many(count, (index) => ({ ...madeUpCompany(index), ...overrides }));
}

/** Creates a product that a company supplies, with overrides. */
export function aCompanyProduct(overrides: Partial<CompanyProduct> = {}): CompanyProduct {
  return { ...rowAt(exampleCompanyProducts(), 0), ...overrides };
}

/** Creates products of one company: those of the contract first, then generated ones. */
export function companyProducts(count: number, overrides: Partial<CompanyProduct> = {}): CompanyProduct[] {
  const first = exampleCompanyProducts();
  const other = rowAt(first, 0);
  return many(count, (index) => {
    const name = productName(index);
    const made = { product_id: stableId('product', name), product_name: name, sector: sectorAt(index) };
    return { ...(first[index] ?? { ...other, ...made }), ...overrides };
  });
}

function madeUpCompany(index: number): Company {
  const name = companyName(index);
  const sector = sectorAt(index);
  const country = countryAt(index);
  return aBareCompany({
    id: stableId('company', name),
    name,
    country: country.name,
    country_code: country.code,
    sector,
    logo: artPath({ name, sector, kind: 'seal' }),
  });
}

function exampleCompanyProducts(): CompanyProduct[] {
  return example('CompanyProductList', 'CompanyProductsKvarnholm').Items;
}

/** Creates a member's own link to a company, without any proof yet, with overrides. */
export function aCompanyLink(overrides: Partial<CompanyLink> = {}): CompanyLink {
  return { ...example('CompanyLink', 'CompanyLinkUnverified'), ...overrides };
}

/** Creates an open request for verification, with overrides. */
export function aLinkCase(overrides: Partial<LinkCase> = {}): LinkCase {
  return { ...rowAt(exampleLinkCases(), 0), ...overrides };
}

/** Creates open requests and objections, oldest first: those of the contract, then generated ones. */
export function linkCases(count: number, overrides: Partial<LinkCase> = {}): LinkCase[] {
  const first = exampleLinkCases();
  return many(count, (index) => ({
    ...(first[index] ?? { ...rowAt(first, index % first.length), id: stableId('link-case', index) }),
    ...overrides,
  }));
}

function exampleLinkCases(): LinkCase[] {
  return example('LinkCaseList', 'LinkCasesOpen').results;
}

/** Creates an edit of a company, with overrides. */
export function anEdit(overrides: Partial<Edit> = {}): Edit {
  return { ...rowAt(edits(), 0), ...overrides };
}

/** Creates the edits of the contract's product, newest first. */
export function productEdits(): Edit[] {
  return example('EditList', 'EditsPreform').results;
}

/** Creates the edits of the contract's company, newest first. */
export function edits(): Edit[] {
  return example('EditList', 'EditsKvarnholm').results;
}

/** Creates the open proposals for the contract's company, newest first. */
export function proposals(): CompanyProposal[] {
  return [...example('CompanyProposalList', 'CompanyProposalsOne').results];
}

/** Creates an employee of a company, with overrides. */
export function anEmployee(overrides: Partial<Employee> = {}): Employee {
  return { ...rowAt(exampleEmployees(), 0), ...overrides };
}

/** Creates employees of one company: those of the contract first, then generated ones. */
export function employees(count: number, overrides: Partial<Employee> = {}): Employee[] {
  const first = exampleEmployees();
  return many(count, (index) => ({ ...(first[index] ?? madeUpEmployee(index)), ...overrides }));
}

function madeUpEmployee(index: number): Employee {
  const { firstName, lastName } = personName(index);
  const id = stableId('user', index);
  const user_name = `${firstName} ${lastName}`;
  return { key: id, user_id: id, user_name, designation: null, image: null, connected: false };
}

function exampleEmployees(): Employee[] {
  return example('EmployeeList', 'EmployeesKvarnholm').Items;
}

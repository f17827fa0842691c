import type { Employee } from '@millrace/api-client';
import { example, rowAt } from '../contract/examples';
import { many } from './many';
import { personName } from './names';
import { stableId } from './stable-id';

/** Somebody who is listed with a company, with whatever is overridden. */
export function anEmployee(overrides: Partial<Employee> = {}): Employee {
  return { ...rowAt(known(), 0), ...overrides };
}

/** People of one company: those of the contract first, then made-up ones. */
export function employees(count: number, overrides: Partial<Employee> = {}): Employee[] {
  const first = known();
  return many(count, (index) => ({ ...(first[index] ?? madeUp(index)), ...overrides }));
}

function madeUp(index: number): Employee {
  const { firstName, lastName } = personName(index);
  const id = stableId('user', index);
  const user_name = `${firstName} ${lastName}`;
  return { key: id, user_id: id, user_name, designation: null, image: null, connected: false };
}

function known(): Employee[] {
  return example('EmployeeList', 'EmployeesKvarnholm').Items;
}
